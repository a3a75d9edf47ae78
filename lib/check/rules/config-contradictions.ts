import { fromMarkdown } from 'mdast-util-from-markdown';
import type { SiteConfig } from '../../../schema/site';
import type { ConfigProblem } from '../../config/config-places';
import { spokenTexts } from '../../config/local-site';
import { isFromTheRight } from '../../config/writing-direction';
import { nodesOf } from '../../mdx/syntax/nodes';
import { didYouMean } from '../../report/suggest';
import { contrastOf } from '../../theme/color';
import { grounds } from '../../theme/grounds';
import type { SiteInput } from '../content/site-input';

/** WCAG 2 AA. */
const readable = 4.5;

/** The mode with the lowest contrast, and that contrast. */
function faintest({ color, background }: NonNullable<SiteConfig['announcement']>) {
  const modes = Object.entries(grounds).map(([mode, { text, inset }]) => ({
    mode,
    contrast: contrastOf(color ?? text, background ?? inset),
  }));
  return modes.reduce((least, one) => (one.contrast < least.contrast ? one : least));
}

function announcement({ announcement: bar }: SiteConfig): ConfigProblem[] {
  if (!bar || (bar.color ?? bar.background) === undefined) return [];
  const key = ['announcement', bar.color ? 'color' : 'background'];
  if (bar.color?.toLowerCase() === bar.background?.toLowerCase()) {
    const message = `The text has the colour of its background, ${bar.background}: nobody could read it`;
    return [{ key, code: 'config/contradiction', message, hint: 'Change one of the two, or remove both.' }];
  }
  const { mode, contrast } = faintest(bar);
  if (contrast >= readable) return [];
  const isWhole = bar.color !== undefined && bar.background !== undefined;
  const message = `The text has a contrast of ${contrast.toFixed(1)} to its background${isWhole ? '' : ` in the ${mode} mode`}, and text needs ${readable} (WCAG 2 AA)`;
  const hint = isWhole
    ? 'Make one of the two lighter or darker.'
    : 'Write announcement.color and announcement.background: what is left out follows the mode.';
  return [{ key, code: 'config/doubtful', message, hint }];
}

function locales({ locales: all }: SiteConfig): ConfigProblem[] {
  return all.flatMap(({ code }, index) => {
    if (all.findIndex((locale) => locale.code === code) === index) return [];
    const message = `The language \`${code}\` is there twice`;
    return [{ key: ['locales', index, 'code'], code: 'config/contradiction', message, hint: 'Keep one of the two.' }];
  });
}

function currentLabel({ versions }: SiteConfig): ConfigProblem[] {
  const { current } = versions.labels;
  if (current === undefined || versions.currentLabel === undefined || versions.currentLabel === current) return [];
  const message = `docs/ is called \`${versions.currentLabel}\` here, and \`${current}\` in versions.labels.current`;
  const hint = 'Keep one of the two.';
  return [{ key: ['versions', 'currentLabel'], code: 'config/contradiction', message, hint, onlyWritten: true }];
}

/** Languages with a wrong writing direction. */
function directions({ locales: all }: SiteConfig): ConfigProblem[] {
  return all.flatMap(({ code, dir }, index) => {
    if (dir === 'rtl' || !isFromTheRight(code)) return [];
    const message = `The language \`${code}\` is written from right to left, and its pages from left to right`;
    return [{ key: ['locales', index, 'code'], code: 'config/doubtful', message, hint: "Write dir: 'rtl' beside it." }];
  });
}

/** Translations of texts that are not in the configuration, so that readers see the untranslated new text. */
function texts(config: SiteConfig): ConfigProblem[] {
  const spoken = spokenTexts(config);
  return config.locales.flatMap(({ texts: translated }, index) =>
    Object.keys(translated)
      .filter((text) => !spoken.has(text))
      .map((text) => ({
        key: ['locales', index, 'texts', text],
        code: 'config/doubtful',
        message: `Nothing here says \`${text}\``,
        hint: didYouMean(text, spoken, 'Write it as it stands in this file, or remove it.'),
      })),
  );
}

function emptyColumns({ footer }: SiteConfig): ConfigProblem[] {
  return footer.columns.flatMap(({ title, links }, index) => {
    if (links.length > 0) return [];
    const name = title === undefined ? '' : ` \`${title}\``;
    const message = `The column${name} has no links, so it is not shown`;
    const hint = 'Write a link, such as { label, to }, or remove the column.';
    return [{ key: ['footer', 'columns', index, 'links'], code: 'config/doubtful', message, hint }];
  });
}

/** Texts with marks, which readers see as they are written. */
function markedTexts({ announcement: bar, footer, tagline }: SiteConfig): ConfigProblem[] {
  const texts: [ConfigProblem['key'], string, string][] = [
    [['announcement', 'text'], bar?.text ?? '', ' A link has a place of its own, announcement.link: { label, to }.'],
    [['footer', 'copyright'], footer.copyright, ''],
    [['tagline'], tagline, ''],
  ];
  return texts.flatMap(([key, text, link]) => {
    const tree = fromMarkdown(text);
    const [found] = nodesOf(tree, 'strong', 'emphasis', 'inlineCode', 'link', 'image', 'html');
    if (!found) return [];
    const written = text.slice(found.position?.start.offset, found.position?.end.offset);
    const hint = `Write the words alone.${link}`;
    return [{ key, code: 'config/doubtful', message: `Readers see \`${written}\` as it is written here`, hint }];
  });
}

/** Keys of the site configuration that are valid alone and contradict each other. */
export function configContradictions({ config }: SiteInput): ConfigProblem[] {
  return [
    ...announcement(config),
    ...locales(config),
    ...directions(config),
    ...currentLabel(config),
    ...texts(config),
    ...emptyColumns(config),
    ...markedTexts(config),
  ];
}
