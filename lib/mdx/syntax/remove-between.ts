/**
 * Takes out what stands between two marks, marks included; what is opened and never closed stays. A pattern would look
 * for the end anew at each opening without one.
 */
export function removeBetween(text: string, open: string, close: string, instead = ''): string {
  let kept = '';
  let from = 0;
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, from)) {
    const end = text.indexOf(close, at + open.length);
    if (end === -1) break;
    kept += text.slice(from, at) + instead;
    from = end + close.length;
  }
  return kept + text.slice(from);
}
