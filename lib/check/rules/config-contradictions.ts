import type { SiteConfig } from '../../../schema/site';
import type { ConfigProblem } from '../../config/config-places';
import type { SiteInput } from '../content/site-input';

function announcement({ announcement: bar }: SiteConfig): ConfigProblem[] {
  if (!bar?.color || bar.color.toLowerCase() !== bar.background?.toLowerCase()) return [];
  return [
    {
      key: ['announcement', 'color'],
      code: 'config/contradiction',
      message: `The text has the colour of its background, ${bar.background}: nobody could read it`,
      hint: 'Change one of the two, or remove both.',
    },
  ];
}

function locales({ locales: all }: SiteConfig): ConfigProblem[] {
  return all.flatMap(({ code }, index) =>
    all.findIndex((locale) => locale.code === code) === index
      ? []
      : [
          {
            key: ['locales', index, 'code'],
            code: 'config/contradiction',
            message: `The language \`${code}\` is there twice`,
            hint: 'Keep one of the two.',
          },
        ],
  );
}

function currentLabel({ versions }: SiteConfig): ConfigProblem[] {
  const { current } = versions.labels;
  if (current === undefined || versions.currentLabel === undefined || versions.currentLabel === current) return [];
  return [
    {
      key: ['versions', 'currentLabel'],
      code: 'config/contradiction',
      message: `docs/ is called \`${versions.currentLabel}\` here, and \`${current}\` in versions.labels.current`,
      hint: 'Keep one of the two.',
      onlyWritten: true,
    },
  ];
}

/** Keys of the site configuration that are fine alone, and no sense together. */
export function configContradictions({ config }: SiteInput): ConfigProblem[] {
  return [...announcement(config), ...locales(config), ...currentLabel(config)];
}
