import { isRecord, recordOf } from '../../report/values';
import { codeKey } from '../load/plain-value';
import type { SettingsInput } from './draft';
import { listedPlugins } from './written-plugins';

/** A plugin for formulas by its configured name, with its options. */
interface FormulaPlugin {
  name: string;
  options: Readonly<Record<string, unknown>>;
  /** Whether a function of the configuration makes it, so that its options are unknown. */
  isWrapped: boolean;
}

const ofFormulas = /katex|math/i;

function formulaPlugins({ site }: SettingsInput): FormulaPlugin[] {
  const keys = ['remarkPlugins', 'rehypePlugins'];
  const listed = site.plugins.flatMap((plugin) => keys.flatMap((key) => listedPlugins(plugin, key, site)));
  return listed.flatMap(({ plugin, written = '', options }) => {
    if (!isRecord(plugin)) return [];
    const own = String(plugin[codeKey]);
    const name = ofFormulas.test(own) ? own : written;
    return ofFormulas.test(name) ? [{ name, options, isWrapped: own === '' }] : [];
  });
}

/** Macros of a site, in the form of KaTeX or of MathJax, which names them without `\` and gives the number of arguments. */
function macrosOf({ options }: FormulaPlugin): [string, string][] {
  const ofMathJax = Object.entries(recordOf(recordOf(options['tex'])['macros'])).map(
    ([name, macro]): [string, unknown] => [`\\${name}`, Array.isArray(macro) && macro.length < 3 ? macro[0] : macro],
  );
  return [...Object.entries(recordOf(options['macros'])), ...ofMathJax].flatMap(([name, macro]) =>
    typeof macro === 'string' ? [[name, macro] as [string, string]] : [],
  );
}

/** Whether a site has formulas, and its macros. */
export function formulaSettings(input: SettingsInput): { math?: true; mathMacros?: Record<string, string> } {
  const plugins = formulaPlugins(input);
  if (plugins.length === 0) return {};
  const { report, placeOf } = input;
  for (const { name } of plugins.filter(({ name, isWrapped }) => isWrapped || /mathjax/i.test(name)))
    report.left(
      `Commands that ${name} has and KaTeX, which draws formulas here, has not`,
      placeOf('rehypePlugins'),
      'Define those that the content check names in `markdown.mathMacros`.',
    );
  const macros = plugins.flatMap(macrosOf);
  return { math: true, ...(macros.length > 0 && { mathMacros: Object.fromEntries(macros) }) };
}
