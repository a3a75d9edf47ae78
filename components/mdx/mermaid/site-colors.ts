/** Variables of mermaid's theme `base`, by their colours in app/styles/tokens.css, so that charts match the page. */
const variables = {
  paper: `background tertiaryColor edgeLabelBackground clusterBkg attributeBackgroundColorOdd rowOdd altSectionBkgColor
    pieSectionTextColor pieStrokeColor quadrant3Fill`,
  panel: `primaryColor attributeBackgroundColorEven rowEven sectionBkgColor sectionBkgColor2 commitLabelBackground
    quadrant2Fill`,
  inset: 'secondaryColor activationBkgColor labelBoxBkgColor doneTaskBkgColor tagLabelBackground quadrant4Fill',
  line: 'gridColor pieOuterStrokeColor',
  'line-strong': `secondaryBorderColor tertiaryBorderColor clusterBorder activationBorderColor labelBoxBorderColor
    doneTaskBorderColor tagLabelBorder`,
  text: `primaryTextColor secondaryTextColor tertiaryTextColor textColor titleColor noteTextColor taskTextColor
    taskTextDarkColor taskTextLightColor taskTextOutsideColor pieTitleTextColor pieLegendTextColor commitLabelColor
    tagLabelColor`,
  'text-muted': 'lineColor',
  brand: 'primaryBorderColor todayLineColor',
  link: 'taskTextClickableColor quadrantPointFill',
  info: 'taskBorderColor',
  'info-tint': 'taskBkgColor',
  tip: 'activeTaskBorderColor',
  'tip-tint': 'activeTaskBkgColor',
  warning: 'noteBorderColor',
  'warning-tint': 'noteBkgColor',
  danger: 'critBorderColor errorTextColor',
  'danger-tint': 'critBkgColor errorBkgColor',
  'line-highlight': 'quadrant1Fill',
};

/** Colours of series: strong areas have text in the colour of the paper, faint ones in that of texts. */
const strong = ['link', 'info', 'tip', 'warning', 'code-function', 'note'] as const;
const faint = ['line-highlight', 'info-tint', 'tip-tint', 'warning-tint', 'panel', 'note-tint'] as const;

type Token = keyof typeof variables | (typeof strong | typeof faint)[number];

/** A colour as six digits, because mermaid calculates with it. */
function toHex(color: string, pen: CanvasRenderingContext2D): string {
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function readTokens(): Record<Token, string> {
  // As the colour of an element, because the value of a variable may contain both modes.
  const probe = document.body.appendChild(document.createElement('span'));
  const { style } = probe;
  style.setProperty('forced-color-adjust', 'none');
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const read = (name: string) => {
    style.color = `var(--${name})`;
    const value = getComputedStyle(probe).color;
    return [name, pen ? toHex(value, pen) : value] as const;
  };
  const tokens = Object.fromEntries([...Object.keys(variables), ...strong, ...faint].map(read));
  probe.remove();
  return tokens as Record<Token, string>;
}

/** Colours for numbered variables: `cScale0`, `cScale1`, … */
function numbered(name: string, count: number, first: number, colors: readonly string[]): Record<string, string> {
  const places = Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(places.map((index) => [`${name}${index + first}`, colors[index % colors.length] ?? '']));
}

/** Variables of mermaid's theme `base`, so that a chart has the colours of the page around it. */
export function siteColors(mode: 'light' | 'dark') {
  const color = readTokens();
  const single = Object.entries(variables).flatMap(([token, names]) =>
    names.split(/\s+/).map((name) => [name, color[token as Token]] as const),
  );
  const strongColors = strong.map((name) => color[name]);
  const faintColors = faint.map((name) => color[name]);
  const xyTexts = ['titleColor', 'xAxisLabelColor', 'xAxisTitleColor', 'yAxisLabelColor', 'yAxisTitleColor'];
  return {
    darkMode: mode === 'dark',
    pieOpacity: '1',
    ...Object.fromEntries(single),
    ...numbered('cScale', 12, 0, strongColors),
    ...numbered('cScaleLabel', 12, 0, [color.paper]),
    ...numbered('cScaleInv', 12, 0, [color['line-strong']]),
    ...numbered('pie', 12, 1, strongColors),
    ...numbered('git', 8, 0, strongColors),
    ...numbered('gitInv', 8, 0, [color.paper]),
    ...numbered('gitBranchLabel', 8, 0, [color.paper]),
    ...numbered('fillType', 8, 0, faintColors),
    xyChart: {
      plotColorPalette: strongColors.join(','),
      backgroundColor: color.paper,
      ...Object.fromEntries(xyTexts.map((name) => [name, color.text])),
    },
  };
}
