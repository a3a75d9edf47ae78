/** First letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Picture of an author, or the initials. The name always stands beside it, so that it says nothing by itself. */
export function AuthorPicture({ name, image }: { name: string; image: string | undefined }) {
  if (image) return <img className="author-picture" src={image} alt="" width="40" height="40" loading="lazy" />;
  return (
    <span className="author-picture" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
