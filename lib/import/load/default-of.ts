import { isRecord } from '../../report/values';

/** The default export of a module, or the module itself where it has none. */
export function defaultOf(module: unknown): unknown {
  return isRecord(module) && 'default' in module ? module['default'] : module;
}
