/** Answers to --help, by the script of the command. */
export const usages = {
  'bench/run.ts': `Usage: npm run bench -- [name …]
       npm run bench -- compare main HEAD

Measures all, or the parts that are named, or compares the figures of two commits.`,
  'scripts/build.ts': `Usage: npm run build -- [--out DIR] [--content DIR] [--strict] [--allow-stale]

Checks the content and writes the site into out/, or into the folder of --out, which holds an earlier site or nothing.
With a CMS, --strict stops where an entry is wrong, and --allow-stale goes on in CI with the last good copy where the
CMS does not answer.`,
  'scripts/check.ts': `Usage: npm run check

Looks at format, lint, types, layers, dead code, spelling and prose.`,
  'scripts/cms-backup.ts': `Usage: npm run cms:backup -- ../folder

Writes database and uploads of the CMS into a new folder.`,
  'scripts/cms-import.ts': `Usage: npm run cms:import -- [--overwrite] [--partial]

Loads the content into the CMS.`,
  'scripts/cms.ts': `Usage: npm run cms

Starts the CMS (docs/running-the-cms.md).`,
  'scripts/compress.ts': `Usage: npm run compress

Writes .br and .gz files into out/, for hosts that send them as they are.`,
  'scripts/content-check.ts': `Usage: npm run content:check -- [--content DIR] [--public DIR] [--format pretty|json|github] [--max-warnings N] [--translations]

Names every mistake in the content and in site.config.ts. --translations names what is not translated or older than its original.`,
  'scripts/content-new.ts': `Usage: npm run content:new -- doc services/matchmaking "Matchmaking"
       npm run content:new -- post "Title"

Makes a document with its front matter below content/, or below the folder of --content.`,
  'scripts/content-schema.ts': `Usage: npm run content:schema

Writes .vscode/ from schema/.`,
  'scripts/content-status.ts': `Usage: npm run content:status -- building|built|live|failed [reason]

Tells the CMS how far a build is.`,
  'scripts/content-sync.ts': `Usage: npm run content:sync -- [--strict] [--allow-stale] [--allow-deletions] [--overwrite]

Writes what the CMS has published into content/ (docs/running-the-cms.md).`,
  'scripts/dev.ts': `Usage: npm run dev -- [--port N] [--preview] [--verbose]

Shows the site while it is written. --port or PORT names another port than 3000, --preview shows drafts of the CMS, and
--verbose what Next and Contentlayer say.`,
  'scripts/diagrams.ts': `Usage: npm run diagrams

Measures new diagrams, so that pages reserve their space.`,
  'scripts/export-check.ts': `Usage: npm run export:check -- [--out DIR]

Looks in a finished site for links, anchors and files that are not there.`,
  'scripts/hosting.ts': `Usage: npm run hosting -- nginx|apache|caddy|docker|github-pages|netlify

Writes the files of a host.`,
  'scripts/icons.ts': `Usage: npm run icons

Draws favicon and app icons from the logo into public/.`,
  'scripts/import.ts': `Usage: npm run import -- ../my-docusaurus-site [--write] [--replace] [--into DIR]

Moves a Docusaurus site in. Without --write it only says what it would do.
  --write     writes content/, public/ and site.config.ts
  --replace   moves what lies in the way into a backup folder first
  --into DIR  writes into another folder than this one`,
  'scripts/new.ts': `Usage: npm run new -- ../my-docs [--name "My docs"] [--url https://example.com] [--base-path /] [--color '#0b7285']

Makes a site in a new folder, and asks for what is not given (docs/owning-a-site.md).`,
  'scripts/prose.ts': `Usage: npm run prose -- [--ease]

Looks at the language of the texts. --ease measures how well each file reads.`,
  'scripts/search-push.ts': `Usage: npm run search:push -- [--out DIR] [--make-key]

Sends what out/ holds to a search cluster. --make-key makes the key that readers search with (docs/search-engines.md).`,
  'scripts/serve.ts': `Usage: npm start -- [--port N]

Builds the site if anything changed, and serves out/ at port 3000, or at that of --port or PORT.`,
  'scripts/upgrade.ts': `Usage: npm run upgrade -- <folder or tag of a release> [--from <folder or tag>] [--site <folder>]
       npm run upgrade -- --undo

Replaces the framework of a site with another release, or brings the one before back (docs/upgrading.md).`,
  'scripts/version.ts': `Usage: npm run version -- 2.0
       npm run version -- 2.0 --docs community   (further docs: content/community_docs)

Releases the docs as they are now as a version (docs/versions.md).`,
  'tests/run/all.ts': `Usage: npm test

Runs every check and test, and installs what they need. npm run test:fast runs the quick ones.`,
  'tests/run/fast.ts': `Usage: npm run test:fast

Runs the check, the quick unit tests and one journey in a browser.`,
};
