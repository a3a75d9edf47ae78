import { featureOf, heights, roomOf } from './rooms';
import type { Import } from './scan-imports';

/** A rule of the house: judges one import of a file, given all of them. */
export interface Rule {
  name: string;
  /** The rule in one sentence, for the reader of the report. */
  sentence: string;
  isBroken(imported: Import, all: readonly Import[]): boolean;
}

const userInterface = /^(react|react-dom|next|zustand|@radix-ui)(\/|$)/;
const generated = /^(contentlayer\/generated|\.contentlayer)(\/|$)/;

/** Runs Contentlayer in this process, where its own command would compile and load the configuration anew. */
const contentReader = 'lib/build/contentlayer.mjs';

/** The rules that look at one import at a time; cycles are found apart. */
export const rules: readonly Rule[] = [
  {
    name: 'top',
    sentence:
      'Nothing imports app, scripts or the configuration of tools, save what runs the tool; source never imports tests.',
    isBroken({ from, to }) {
      const [own, other] = [roomOf(from), roomOf(to)];
      if (own === 'tests' || (from === contentReader && to === 'contentlayer.config.ts')) return false;
      return (
        other === 'tests' || ((other === 'app' || other === 'scripts' || other === 'tool config') && other !== own)
      );
    },
  },
  {
    name: 'down',
    sentence: 'Imports point down: app → features → layout, search, mdx → ui, stores → lib → schema.',
    isBroken({ from, to }) {
      const own = heights[roomOf(from) ?? 'tests'];
      const other = heights[roomOf(to) ?? 'tests'];
      return own !== undefined && other !== undefined && other > own;
    },
  },
  {
    name: 'features',
    sentence: 'Features (docs, blog, …) never import each other.',
    isBroken({ from, to }) {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    name: 'generated',
    sentence: 'At run time only server-only modules of lib/content import what Contentlayer generated.',
    isBroken({ from, to, specifier, typeOnly }, all) {
      if (typeOnly || roomOf(from) === 'tests' || !generated.test(to ?? specifier)) return false;
      return !from.startsWith('lib/content/') || !all.some((other) => other.specifier === 'server-only');
    },
  },
  {
    name: 'pure',
    sentence: 'schema and the plugins of lib/mdx know no React, Next, store or component.',
    isBroken({ from, to, specifier }) {
      const pure = roomOf(from) === 'schema' || from.startsWith('lib/mdx/plugins/');
      const target = roomOf(to);
      return pure && (to === undefined ? userInterface.test(specifier) : target !== 'lib' && target !== 'schema');
    },
  },
  {
    name: 'site-config',
    sentence: 'site.config.ts imports nothing but types of schema, and only lib/config imports it, which validates it.',
    isBroken({ from, to, typeOnly }) {
      if (roomOf(from) === 'site config') return !typeOnly || roomOf(to) !== 'schema';
      return roomOf(to) === 'site config' && !typeOnly && !from.startsWith('lib/config/') && roomOf(from) !== 'tests';
    },
  },
  {
    name: 'import',
    sentence: 'Only scripts import lib/import: what moves a site in has no part in building one.',
    isBroken({ from, to }) {
      if (roomOf(from) === 'scripts' || roomOf(from) === 'tests' || from.startsWith('lib/import/')) return false;
      return to?.startsWith('lib/import/') === true;
    },
  },
  {
    name: 'contentlayer-config',
    sentence: 'Of this project, contentlayer.config.ts imports schema, lib/config and lib/content, nothing else.',
    isBroken({ from, to }) {
      if (from !== 'contentlayer.config.ts' || to === undefined) return false;
      return roomOf(to) !== 'schema' && !/^lib\/(?:config|content)\//.test(to);
    },
  },
];
