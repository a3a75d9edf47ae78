/** Pixels from the top of the viewport at which a heading counts as read: navbar and some space. */
const readingLine = 120;

/** Id of the last heading above this line; null above the first one. At the end of the page the last visible one counts. */
export function currentSection(ids: readonly string[]): string | null {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const passed = ids.filter((id) => {
    // Headings in hidden tabs have none.
    const top = document.getElementById(id)?.getClientRects()[0]?.top;
    return top !== undefined && top <= (atEnd ? clientHeight : readingLine);
  });
  return passed.at(-1) ?? null;
}
