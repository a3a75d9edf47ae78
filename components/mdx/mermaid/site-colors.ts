const hues = ['link', 'info', 'tip', 'warning', 'code-function', 'note'] as const;
const tints = ['line-highlight', 'info-tint', 'tip-tint', 'warning-tint', 'panel', 'note-tint'] as const;
const others = ['paper', 'panel', 'inset', 'line', 'line-strong', 'text', 'text-muted', 'brand'] as const;
const danger = ['danger', 'danger-tint'] as const;

type Token = (typeof hues | typeof tints | typeof others | typeof danger)[number];

/** A colour as six digits, whatever a style sheet writes it as: mermaid computes with it. */
function toHex(color: string, pen: CanvasRenderingContext2D): string {
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The site's colours in the mode that is shown now, by the names of app/styles/tokens.css. */
function readTokens(): Record<Token, string> {
  // As the colour of an element: the value of a variable may hold both modes.
  const probe = document.body.appendChild(document.createElement('span'));
  const { style } = probe;
  style.setProperty('forced-color-adjust', 'none');
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const read = (name: Token) => {
    style.color = `var(--${name})`;
    const value = getComputedStyle(probe).color;
    return [name, pen ? toHex(value, pen) : value] as const;
  };
  const tokens = Object.fromEntries([...hues, ...tints, ...others, ...danger].map(read)) as Record<Token, string>;
  probe.remove();
  return tokens;
}

/** One of the colours for each of the places that mermaid numbers: `cScale0`, `cScale1`, … */
function numbered(name: string, count: number, first: number, colors: readonly string[]): Record<string, string> {
  const places = Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(places.map((index) => [`${name}${index + first}`, colors[index % colors.length] ?? '']));
}

function ganttColors(color: Record<Token, string>): Record<string, string> {
  return {
    sectionBkgColor: color.panel,
    sectionBkgColor2: color.panel,
    altSectionBkgColor: color.paper,
    taskBkgColor: color['info-tint'],
    taskBorderColor: color.info,
    activeTaskBkgColor: color['tip-tint'],
    activeTaskBorderColor: color.tip,
    doneTaskBkgColor: color.inset,
    doneTaskBorderColor: color['line-strong'],
    critBkgColor: color['danger-tint'],
    critBorderColor: color.danger,
    taskTextColor: color.text,
    taskTextDarkColor: color.text,
    taskTextLightColor: color.text,
    taskTextOutsideColor: color.text,
    taskTextClickableColor: color.link,
    gridColor: color.line,
    todayLineColor: color.brand,
  };
}

/** Colours of charts with series: strong areas with the paper's colour as text, or faint ones with that of texts. */
function seriesColors(color: Record<Token, string>) {
  const strong = hues.map((name) => color[name]);
  const faint = tints.map((name) => color[name]);
  return {
    ...numbered('cScale', 12, 0, strong),
    ...numbered('cScaleLabel', 12, 0, [color.paper]),
    ...numbered('cScaleInv', 12, 0, [color['line-strong']]),
    ...numbered('pie', 12, 1, strong),
    pieSectionTextColor: color.paper,
    pieTitleTextColor: color.text,
    pieLegendTextColor: color.text,
    pieStrokeColor: color.paper,
    pieOuterStrokeColor: color.line,
    pieOpacity: '1',
    ...numbered('git', 8, 0, strong),
    ...numbered('gitInv', 8, 0, [color.paper]),
    ...numbered('gitBranchLabel', 8, 0, [color.paper]),
    commitLabelColor: color.text,
    commitLabelBackground: color.panel,
    tagLabelColor: color.text,
    tagLabelBackground: color.inset,
    tagLabelBorder: color['line-strong'],
    ...numbered('fillType', 8, 0, faint),
    quadrant1Fill: color['line-highlight'],
    quadrant2Fill: color.panel,
    quadrant3Fill: color.paper,
    quadrant4Fill: color.inset,
    quadrantPointFill: color.link,
    xyChart: {
      plotColorPalette: strong.join(','),
      backgroundColor: color.paper,
      ...Object.fromEntries(
        ['titleColor', 'xAxisLabelColor', 'xAxisTitleColor', 'yAxisLabelColor', 'yAxisTitleColor'].map((name) => [
          name,
          color.text,
        ]),
      ),
    },
  };
}

/** Variables of mermaid's theme `base`, so that a chart has the colours of the page around it. */
export function siteColors(mode: 'light' | 'dark') {
  const color = readTokens();
  return {
    darkMode: mode === 'dark',
    background: color.paper,
    primaryColor: color.panel,
    primaryTextColor: color.text,
    primaryBorderColor: color.brand,
    secondaryColor: color.inset,
    secondaryTextColor: color.text,
    secondaryBorderColor: color['line-strong'],
    tertiaryColor: color.paper,
    tertiaryTextColor: color.text,
    tertiaryBorderColor: color['line-strong'],
    textColor: color.text,
    titleColor: color.text,
    lineColor: color['text-muted'],
    edgeLabelBackground: color.paper,
    clusterBkg: color.paper,
    clusterBorder: color['line-strong'],
    noteBkgColor: color['warning-tint'],
    noteTextColor: color.text,
    noteBorderColor: color.warning,
    activationBkgColor: color.inset,
    activationBorderColor: color['line-strong'],
    labelBoxBkgColor: color.inset,
    labelBoxBorderColor: color['line-strong'],
    errorBkgColor: color['danger-tint'],
    errorTextColor: color.danger,
    attributeBackgroundColorOdd: color.paper,
    attributeBackgroundColorEven: color.panel,
    rowOdd: color.paper,
    rowEven: color.panel,
    ...ganttColors(color),
    ...seriesColors(color),
  };
}
