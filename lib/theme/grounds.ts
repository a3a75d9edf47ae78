/** Colours of app/styles/tokens.css that those of a theme must contrast with. A test compares the two. */
interface Grounds {
  paper: string;
  panel: string;
  inset: string;
  text: string;
  muted: string;
  /** The faintest colours of code. */
  faintCode: readonly string[];
  /** Hue and tint of each kind of admonition. */
  notes: readonly (readonly [hue: string, tint: string])[];
}

export type Mode = 'light' | 'dark';

export const grounds: Readonly<Record<Mode, Grounds>> = {
  light: {
    paper: '#ffffff',
    panel: '#f6f7f9',
    inset: '#eceef1',
    text: '#1b1f24',
    muted: '#57606a',
    faintCode: ['#5f6873', '#b8112a', '#0b6b4b', '#0a56a5', '#6b3fb4', '#8a4600'],
    notes: [
      ['#4b5563', '#f4f5f7'],
      ['#146c43', '#ecf8f1'],
      ['#0a5ca8', '#ecf4fc'],
      ['#8a5300', '#fdf5e4'],
      ['#b3101d', '#fdeff0'],
    ],
  },
  dark: {
    paper: '#0f1318',
    panel: '#161b22',
    inset: '#1f262f',
    text: '#e4e8ee',
    muted: '#9ba6b4',
    faintCode: ['#8d98a6', '#ff8790', '#85d6b2', '#83bdfa', '#cbaaff', '#f0b76f'],
    notes: [
      ['#aab4c1', '#1a2029'],
      ['#6fd6a0', '#12251c'],
      ['#7db8f7', '#13212f'],
      ['#f0b95c', '#2a2112'],
      ['#ff8790', '#301a1e'],
    ],
  },
};

/** The brand colour of tokens.css, for drawings without a style sheet. */
export const defaultBrand = '#e63946';
