import 'server-only';
import { components } from 'own-components';
import type { OwnComponents } from '../../mdx/types';

/** The components of content/components, bundled by Next (next.config.mjs says where their list lies). */
export const ownComponents: OwnComponents = {
  names: Object.keys(components),
  load: async (name) => (await components[name]?.()) ?? {},
};
