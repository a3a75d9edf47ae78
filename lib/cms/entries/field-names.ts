/** Name of a front matter field in the CMS, which reserves `id`. */
export function cmsFieldName(name: string): string {
  return name === 'id' ? 'doc_id' : name;
}
