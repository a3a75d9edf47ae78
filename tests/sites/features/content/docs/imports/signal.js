// Asks for a berth.
export const signal = (boat) => `${boat} wants to moor`;
