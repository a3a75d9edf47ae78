function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

interface AuthorPictureProps {
  name: string;
  image: string | undefined;
  /** Size and position. */
  className?: string;
}

/** Picture or initials of an author. Screen readers skip it, because the name is always beside it. */
export function AuthorPicture({ name, image, className = 'size-10 text-14' }: AuthorPictureProps) {
  const names = `inline-flex flex-none items-center justify-center rounded-full hairline bg-panel object-cover weight-600 text-muted [letter-spacing:0.02em] ${className}`;
  if (image) return <img className={names} src={image} alt="" width="40" height="40" loading="lazy" />;
  return (
    <span className={names} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
