import 'server-only';
import diagnostics from '../../.contentlayer/diagnostics.json';

/** What the content check found last. Kept up to date by `npm run dev`, empty in every build. */
export { diagnostics };
