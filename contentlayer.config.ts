import { readdirSync } from 'node:fs';
import { makeSource } from 'contentlayer2/source-files';
import { site } from './lib/config/site';
import { disarmGrayMatter, readWindowsFrontMatter } from './lib/content/files/disarm-gray-matter';
import { readUntrusted } from './lib/content/files/owned-content';
import { publishSnapshot, typeField } from './lib/content/snapshot/publish';
import { BlogData, Category, Doc, Page, Post } from './schema/document-types';

const contentDir = process.env['CONTENT_DIR'] ?? 'content';

// Before the first file is read, by a build as by development: no front matter can run.
disarmGrayMatter();
readWindowsFrontMatter();

export default makeSource({
  contentDirPath: contentDir,
  contentDirExclude: readdirSync(contentDir).filter((name) =>
    /^(?:.+_)?(?:versions\.json|sidebars\.json|versioned_sidebars)$/.test(name),
  ),
  documentTypes: [Doc, Category, Post, Page, BlogData],
  // The content check names unknown keys.
  onExtraFieldData: 'ignore',
  // A document has its type by its folder. Contentlayer would drop one that has a `type` of another name in its front matter.
  fieldOptions: { typeFieldName: typeField },
  disableImportAliasWarning: true,
  // Bodies stay raw: lib/mdx compiles them once, with real line numbers. Contentlayer's own pass would double the build.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] });
    processor.compiler = () => '';
  },
  onSuccess: async () => publishSnapshot(contentDir, readUntrusted(contentDir, site.content.cms)),
});
