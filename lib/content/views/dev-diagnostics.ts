import 'server-only';
import found from '../../../.contentlayer/diagnostics.json';
import type { Diagnostic } from '../../report/diagnostic';

/** The last results of the content check. `npm run dev` updates them; builds have none. */
export const diagnostics = found as Diagnostic[];
