/** Distance from the top of the viewport, in pixels, at which a heading counts as being read: navbar and some air. */
const readingLine = 120;

/** Id of the last of these headings that was passed; null above the first. At the end of the page the last one counts. */
export function currentSection(ids: readonly string[]): string | null {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const passed = ids.filter((id) => {
    // None of one that a tab hides.
    const top = document.getElementById(id)?.getClientRects()[0]?.top;
    return top !== undefined && top <= (atEnd ? clientHeight : readingLine);
  });
  return passed.at(-1) ?? null;
}
