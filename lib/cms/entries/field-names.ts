/** Name of a front matter field in the CMS, which keeps `id` for itself. */
export function cmsFieldName(name: string): string {
  return name === 'id' ? 'doc_id' : name;
}
