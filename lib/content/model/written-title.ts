/** The title that front matter names; one of spaces only is none. */
export function writtenTitle({ title }: { title?: string | undefined }): string | undefined {
  return title?.trim() ? title : undefined;
}
