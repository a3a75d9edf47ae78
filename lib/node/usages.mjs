/** What commands say that are asked for --help and have no usage of their own, by their scripts. */
export const usages = {
  'scripts/build.ts': `Usage: npm run build -- [--out DIR] [--content DIR] [--strict] [--allow-stale]

Checks the content and writes the site into out/. With a CMS, --strict stops where an entry is wrong, and --allow-stale
goes on in CI with the last good copy where the CMS does not answer.`,
  'scripts/check.ts': `Usage: npm run check

Looks at format, lint, types, layers, dead code, spelling and prose.`,
  'scripts/cms.ts': `Usage: npm run cms

Starts the CMS (docs/running-the-cms.md).`,
  'scripts/cms-backup.ts': `Usage: npm run cms:backup -- ../folder

Writes database and uploads of the CMS into a new folder.`,
  'scripts/cms-import.ts': `Usage: npm run cms:import -- [--overwrite] [--partial]

Loads the content into the CMS.`,
  'scripts/compress.ts': `Usage: npm run compress

Writes .br and .gz files into out/, for hosts that send them as they are.`,
  'scripts/content-schema.ts': `Usage: npm run content:schema

Writes .vscode/ from schema/.`,
  'scripts/dev.ts': `Usage: npm run dev -- [--preview] [--verbose]

Shows the site while it is written. PORT names another port than 3000, --preview shows drafts of the CMS, and --verbose what Next and
Contentlayer say.`,
  'scripts/diagrams.ts': `Usage: npm run diagrams

Measures new diagrams, so that pages reserve their space.`,
  'scripts/export-check.ts': `Usage: npm run export:check -- [--out DIR]

Looks in a finished site for links, anchors and files that are not there.`,
  'scripts/icons.ts': `Usage: npm run icons

Draws favicon and app icons from the logo into public/.`,
  'scripts/prose.ts': `Usage: npm run prose -- [--ease]

Looks at the language of the texts. --ease measures how well each file reads.`,
  'scripts/search-push.ts': `Usage: npm run search:push -- [--out DIR] [--make-key]

Sends what out/ holds to a search cluster. --make-key makes the key that readers search with (docs/search-engines.md).`,
  'scripts/serve.ts': `Usage: npm start -- [--port N]

Builds the site if anything changed, and serves out/ at port 3000, or at that of --port or PORT.`,
};
