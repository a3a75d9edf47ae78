/** The title in the front matter; undefined if it is blank. */
export function writtenTitle({ title }: { title?: string | undefined }): string | undefined {
  return title?.trim() ? title : undefined;
}
