import { isExcluded } from '../excluded-path';

const componentFile = /^components\/(.+?)(?:\/index)?\.[jt]sx?$/;

/** Name of the component in a file: `Chart` for components/Chart.tsx or components/Chart/index.tsx; else undefined. */
export function componentName(path: string): string | undefined {
  if (isExcluded(path) || path.endsWith('.d.ts')) return undefined;
  return componentFile.exec(path)?.[1];
}

/** Whether a file is a part of the component in its folder, which has an index. Names of components are no parts. */
export function isPart(path: string, paths: readonly string[]): boolean {
  const names = path.split('/');
  if (/^[A-Z]/.test(names.at(-1) ?? '')) return false;
  return names.slice(1, -1).some((_, depth) => {
    const index = `components/${names.slice(1, depth + 2).join('/')}/index.`;
    return !path.startsWith(index) && paths.some((other) => other.startsWith(index) && componentName(other));
  });
}

/** Whether a component can be used as `<Name />` without an import: those directly in content/components. */
export function isTagName(name: string): boolean {
  return /^[A-Z][\w$]*$/.test(name);
}
