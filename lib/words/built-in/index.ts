import type { Words } from '../types';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ptBR } from './pt-br';
import { zhCN } from './zh-cn';

/** Languages that come with the product, whole. */
export const builtIn: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['en', en],
  ['es', es],
  ['de', de],
  ['fr', fr],
  ['pt-BR', ptBR],
  ['ja', ja],
  ['zh-CN', zhCN],
  ['ar', ar],
]);

/** The nearest of them to a language: that one, another of its kind (es-MX → es, pt → pt-BR), or none. */
export function nearestBuiltIn(code: string): Words | undefined {
  const [language] = code.toLowerCase().split('-');
  const near = Array.from(builtIn).find(([other]) => other.toLowerCase().split('-')[0] === language);
  return builtIn.get(code) ?? near?.[1];
}
