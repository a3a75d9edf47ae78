/** What a function returns, or another value where it throws. */
export function attempt<Value>(make: () => Value, otherwise: Value): Value {
  try {
    return make();
  } catch {
    return otherwise;
  }
}
