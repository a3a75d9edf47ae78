export const slug = (name) => name.toLowerCase().replaceAll(' ', '-');

export function leave(address) {
  window.location.href = address;
}
