import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorFiles } from '../../../../lib/check/editor-files';
import { site } from '../../../../lib/config/site';

describe('editorFiles', () => {
  it.each([...editorFiles(site.allowedFrontMatter)])('%s is what npm run content:schema writes', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('knows the keys the site config allows', () => {
    const files = editorFiles(['reviewed_by']);
    const doc = JSON.parse(files.get('.vscode/schemas/doc.json') ?? '') as {
      properties: Record<string, unknown>;
      additionalProperties: boolean;
    };
    expect(doc.properties['reviewed_by']).toEqual({});
    expect(doc.additionalProperties).toBe(false);
    expect(files.get('.vscode/front-matter.code-snippets')).toContain('"reviewed_by: $1"');
  });

  it('offers the values of a choice and no deprecated key', () => {
    const snippets = JSON.parse(editorFiles([]).get('.vscode/front-matter.code-snippets') ?? '') as Record<
      string,
      { body: string }
    >;
    expect(snippets['front matter: format']?.body).toMatch(/^format: \$\{1\|mdx,md\|\}$/);
    expect(snippets['front matter: draft']?.body).toMatch(/^draft: \$\{1\|true,false\|\}$/);
    expect(snippets['front matter: author_url']).toBeUndefined();
  });
});
