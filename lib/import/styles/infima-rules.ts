const spaces: Readonly<Record<string, string>> = {
  none: '0',
  xs: '4px',
  sm: '8px',
  md: '16px',
  lg: '32px',
  xl: '64px',
};
const sides: Readonly<Record<string, string>> = {
  '': '',
  '-top': '-block-start',
  '-bottom': '-block-end',
  '-left': '-inline-start',
  '-right': '-inline-end',
  '-vert': '-block',
  '-horiz': '-inline',
};

const rules: Readonly<Record<string, string>> = {
  container: '.container { width: 100%; max-width: 1140px; margin-inline: auto; padding-inline: 16px }',
  'container--fluid': '.container--fluid { max-width: none }',
  row: '.row { display: flex; flex-wrap: wrap; margin-inline: -16px }',
  col: '.col { flex: 1 0; width: 100%; max-width: 100%; padding-inline: 16px }\n@media (max-width: 996px) { .col { flex-basis: 100% !important; margin-inline-start: 0 !important } }',
  'text--center': '.text--center { text-align: center }\n.text--center :is(img, svg) { margin-inline: auto }',
  'text--left': '.text--left { text-align: start }',
  'text--right': '.text--right { text-align: end }',
  'text--bold': '.text--bold { font-weight: 700 }',
  'text--no-decoration': '.text--no-decoration, .text--no-decoration:hover { text-decoration: none }',
  'text--truncate': '.text--truncate { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
  // Pages in code alone: <Hero> has the same class in documents.
  hero: '.landing-whole .hero { display: flex; align-items: center; padding: 64px 32px; background: var(--ifm-hero-background-color, var(--panel)) }',
  'hero--primary':
    '.hero.hero--primary { background: var(--ifm-hero-background-color, var(--brand-fill)); color: var(--ifm-hero-text-color, var(--on-brand)) }',
  'hero--dark':
    '.hero.hero--dark { background: var(--ifm-hero-background-color, #303846); color: var(--ifm-hero-text-color, #fff) }',
  hero__title: '.hero__title { font-size: clamp(2rem, 6vw, 3rem); font-weight: 700 }',
  hero__subtitle: '.hero__subtitle { margin-bottom: 1em; font-size: 1.5rem }',
  button:
    '.button { display: inline-block; padding: 8px 24px; border: 1px solid var(--line-strong); border-radius: var(--radius-control); color: var(--text); font-weight: 700; text-align: center; text-decoration: none; cursor: pointer }\n@media (min-width: 997px) { .button { white-space: nowrap } }',
  'button--primary':
    '.button--primary:not(.button--outline) { border-color: var(--brand-fill); background: var(--brand-fill); color: var(--on-brand) }\n.button--primary.button--outline { border-color: var(--brand-fill); color: var(--link) }',
  'button--secondary':
    '.button--secondary:not(.button--outline) { border-color: var(--inset); background: var(--inset); color: var(--text) }\n.button--secondary.button--outline { border-color: currentcolor; color: inherit }',
  'button--outline': '.button--outline { background: transparent; color: inherit }',
  'button--lg': '.button--lg { padding: 12px 32px; font-size: 1.125rem }',
  'button--sm': '.button--sm { padding: 4px 16px; font-size: 0.875rem }',
  'button--block': '.button--block { display: block; width: 100% }',
  'button-group': '.button-group { display: inline-flex; gap: 1px }',
  'button-group--block':
    '.button-group--block { display: flex; justify-content: stretch }\n.button-group--block > * { flex-grow: 1 }',
  badge:
    '.badge { display: inline-block; padding: 2px 8px; border: 1px solid var(--line-strong); border-radius: var(--radius-small); font-size: 0.75rem; font-weight: 700 }',
  'button--link': '.button--link { border-color: transparent; background: none; color: var(--link) }',
  // Buttons that are both look as buttons.
  'clean-btn':
    '.clean-btn:not(.button) { padding: 0; border: none; background: none; color: inherit; font: inherit; cursor: pointer }',
  'clean-list': '.clean-list { padding: 0; list-style: none }\n.clean-list > li::marker { content: none }',
  'shadow--lw': '.shadow--lw { box-shadow: 0 1px 2px 0 rgb(0 0 0 / 10%) }',
  'shadow--md': '.shadow--md { box-shadow: 0 5px 40px rgb(0 0 0 / 20%) }',
  'shadow--tl': '.shadow--tl { box-shadow: 0 12px 28px 0 rgb(0 0 0 / 20%), 0 2px 4px 0 rgb(0 0 0 / 10%) }',
  alert:
    '.alert { padding: 16px; border-inline-start: 5px solid var(--alert, var(--line-strong)); border-radius: var(--radius-small); background: var(--panel) }',
  avatar: '.avatar { display: flex; column-gap: 16px }',
  'avatar--vertical': '.avatar.avatar--vertical { flex-direction: column; align-items: center; text-align: center }',
  avatar__photo: '.avatar__photo { display: block; overflow: hidden; width: 48px; height: 48px; border-radius: 50% }',
  'avatar__photo--sm': '.avatar__photo--sm { width: 32px; height: 32px }',
  'avatar__photo--lg': '.avatar__photo--lg { width: 64px; height: 64px }',
  'avatar__photo--xl': '.avatar__photo--xl { width: 96px; height: 96px }',
  avatar__intro: '.avatar__intro { display: flex; flex: 1 1; flex-direction: column; justify-content: center }',
  avatar__name: '.avatar__name { font-weight: 700 }',
  avatar__subtitle: '.avatar__subtitle { margin-top: 4px }',
  'card--full-height': '.card--full-height { height: 100% }',
  // In the HTML of sidebars, where sites write headings so.
  menu__link: '.sidebar-markup .menu__link { display: block; padding: 7px 12px }',
  card__image: '.card__image { padding-top: 16px }',
  // Not for <Card>, which uses the same name with another distance.
  card: '.card:not(:has(> .card-title)) { display: flex; flex-direction: column; overflow: hidden; padding: 0 }',
  card__header: '.card__header { padding: 16px 16px 0 }',
  card__body: '.card__body { padding: 16px }',
  card__footer: '.card__footer { padding: 0 16px 16px }',
};

/** Pictures as Infima leaves them. Utilities and classes of the site win. */
export const picturesInLine =
  '@layer components { .prose img, .landing-whole svg, .prose :where(a, em, h1, h2, h3, h4, p, span, strong) > svg { display: inline; vertical-align: baseline } .landing-whole img { border-radius: 0 } }';

/** Code that components draw scrolls by itself, not with the page. */
export const scrollingCode = '.prose pre { overflow-x: auto }';

/** Headings that components draw, beside icons for example, which Infima gives no space above. Those of Markdown have ids. */
export const headingsInParts = '@layer components { .prose > * :is(h2, h3, h4, h5, h6):not([id]) { margin-top: 0 } }';

/** Rules of a class of Infima, Docusaurus' style sheet, with the variables of this project, if there are any here. */
export function infimaRule(name: string): string | undefined {
  const [, box = '', side = '', size = ''] = /^(margin|padding)(-\w+)?--(\w+)$/.exec(name) ?? [];
  const [property, space] = [sides[side], spaces[size]];
  if (box !== '' && property !== undefined && space !== undefined)
    return `.${name} { ${box}${property}: ${space} !important }`;
  const [, kind, columns] = /^col--(offset-)?(1[0-2]|[1-9])$/.exec(name) ?? [];
  const width = `${(Number(columns) / 12) * 100}%`;
  if (columns !== undefined)
    return kind === undefined
      ? `.${name} { flex: 0 0 ${width}; max-width: none }`
      : `.${name} { margin-inline-start: ${width} }`;
  return Object.hasOwn(rules, name) ? rules[name] : colouredRule(name);
}

/** Classes with the colour of a meaning: `badge--success`, `button--danger`, `alert--info`, `text--warning`. */
function colouredRule(name: string): string | undefined {
  const [, part = '', kind = ''] = /^(alert|badge|button|text)--(primary|\w+)$/.exec(name) ?? [];
  const shade = kind === 'primary' ? 'var(--brand-fill)' : shades[kind]?.split(' ')[0];
  if (shade === undefined) return undefined;
  if (part === 'alert') return `.${name} { --alert: ${shade} }`;
  if (part === 'text') return `.${name} { color: ${kind === 'primary' ? 'var(--link)' : shade} }`;
  const color = kind === 'primary' ? 'var(--on-brand)' : kind === 'danger' ? '#fff' : '#1c1e21';
  return `.${name} { border-color: ${shade}; background: ${shade}; color: ${color} }`;
}

/** Shades of Infima's colours: the colour, dark to darkest, then up to the lightest. The same in both modes. */
const shades: Readonly<Record<string, string>> = {
  secondary: '#ebedf0 #d4d5d8 #c8c9cc #a4a6a8 #eef0f2 #f1f2f5 #f5f6f8',
  success: '#00a400 #009400 #008b00 #007300 #26b226 #4dbf4d #80d280',
  info: '#54c7ec #4cb3d4 #47a9c9 #3b8ba5 #6ecfef #87d8f2 #aae3f6',
  warning: '#ffba00 #e6a700 #d99e00 #b38200 #ffc426 #ffcf4d #ffdd80',
  danger: '#fa383e #e13238 #d53035 #af272b #fb565b #fb7478 #fd9c9f',
};
const steps = ['', '-dark', '-darker', '-darkest', '-light', '-lighter', '-lightest'];
const grays = '#fff #f5f6f7 #ebedf0 #dadde1 #ccd0d5 #bec3c9 #8d949e #606770 #444950 #1c1e21 #000';

const ofShades = Object.entries(shades).flatMap(([name, colors]) =>
  colors.split(' ').map((color, index) => [`--ifm-color-${name}${steps[index]}`, color]),
);
const ofGrays = grays.split(' ').map((color, index) => [`--ifm-color-gray-${index * 100}`, color]);

/** Variables of Infima → variables of this project. */
export const infimaVariables: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ofShades, ...ofGrays]),
  '--ifm-color-primary': 'var(--link)',
  '--ifm-link-color': 'var(--link)',
  '--ifm-background-color': 'var(--paper)',
  '--ifm-background-surface-color': 'var(--panel)',
  '--ifm-card-background-color': 'var(--panel)',
  '--ifm-font-color-base': 'var(--text)',
  // Its name in early sheets of version 2, which SVG is filled with.
  '--ifm-font-base-color': 'var(--text)',
  '--ifm-heading-color': 'var(--text)',
  '--ifm-font-color-secondary': 'var(--text-muted)',
  '--ifm-color-content': 'var(--text)',
  '--ifm-color-content-secondary': 'var(--text-muted)',
  '--ifm-color-white': '#fff',
  '--ifm-color-black': '#000',
  '--ifm-color-emphasis-0': 'var(--paper)',
  '--ifm-color-emphasis-100': 'var(--panel)',
  '--ifm-color-emphasis-200': 'var(--inset)',
  '--ifm-color-emphasis-300': 'var(--line)',
  '--ifm-color-emphasis-400': 'var(--line)',
  '--ifm-color-emphasis-500': 'var(--line-strong)',
  '--ifm-color-emphasis-600': 'var(--text-muted)',
  '--ifm-color-emphasis-700': 'var(--text-muted)',
  '--ifm-color-emphasis-800': 'var(--text)',
  '--ifm-color-emphasis-900': 'var(--text)',
  '--ifm-color-emphasis-1000': 'var(--text)',
  '--ifm-global-radius': 'var(--radius-small)',
  '--ifm-card-border-radius': 'var(--radius)',
  '--ifm-global-spacing': '16px',
  '--ifm-spacing-horizontal': '16px',
  '--ifm-spacing-vertical': '16px',
  '--ifm-navbar-height': 'var(--navbar-height)',
  '--ifm-navbar-background-color': 'var(--paper)',
  '--ifm-footer-background-color': 'var(--panel)',
  '--ifm-code-background': 'var(--inset)',
  '--ifm-pre-background': 'var(--panel)',
  '--ifm-hover-overlay': 'var(--inset)',
  '--ifm-menu-color-background-active': 'var(--inset)',
  '--ifm-menu-color-background-hover': 'var(--inset)',
  '--ifm-hr-background-color': 'var(--line)',
  '--ifm-table-border-color': 'var(--line)',
  '--ifm-toc-border-color': 'var(--line)',
  '--ifm-alert-shadow': 'none',
  '--ifm-global-shadow-lw': '0 1px 2px 0 rgb(0 0 0 / 10%)',
  '--ifm-global-shadow-md': '0 5px 40px rgb(0 0 0 / 20%)',
  '--ifm-global-shadow-tl': '0 12px 28px 0 rgb(0 0 0 / 20%), 0 2px 4px 0 rgb(0 0 0 / 10%)',
  '--ifm-container-width': '1140px',
  '--ifm-container-width-xl': '1320px',
  '--ifm-font-size-base': '1rem',
  '--ifm-font-weight-light': '300',
  '--ifm-font-weight-normal': '400',
  '--ifm-font-weight-semibold': '500',
  '--ifm-font-weight-bold': '700',
  '--ifm-heading-font-weight': '700',
  '--ifm-line-height-base': '1.65',
  '--ifm-leading': '1.25rem',
  '--ifm-transition-fast': '200ms',
  '--ifm-transition-slow': '400ms',
  '--ifm-transition-timing-default': 'cubic-bezier(0.08, 0.52, 0.52, 1)',
};
