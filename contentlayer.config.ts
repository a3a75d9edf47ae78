import { makeSource } from 'contentlayer2/source-files';
import { publishSnapshot } from './lib/content/publish';
import { BlogData, Category, Doc, Page, Post } from './schema/document-types';

const contentDir = process.env['CONTENT_DIR'] ?? 'content';

export default makeSource({
  contentDirPath: contentDir,
  contentDirExclude: ['versions.json'],
  documentTypes: [Doc, Category, Post, Page, BlogData],
  // The content check names unknown keys.
  onExtraFieldData: 'ignore',
  disableImportAliasWarning: true,
  // Bodies stay raw: lib/mdx compiles them once, with real line numbers. Contentlayer's own pass would double the build.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] });
    processor.compiler = () => '';
  },
  onSuccess: async () => publishSnapshot(contentDir),
});
