import 'server-only';
import found from '../../../.contentlayer/diagnostics.json';
import type { Diagnostic } from '../../report/diagnostic';

/** What the content check found last. Kept up to date by `npm run dev`, empty in every build. */
export const diagnostics = found as Diagnostic[];
