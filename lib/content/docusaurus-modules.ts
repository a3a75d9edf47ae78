/** Modules of Docusaurus that the site's own components may import, with the file that stands for each. tsconfig.json names the same. */
export const docusaurusModules: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': './components/docusaurus/browser-only.tsx',
  '@docusaurus/Head': './components/docusaurus/head.tsx',
  '@docusaurus/Link': './components/docusaurus/link.tsx',
  '@docusaurus/router': './components/docusaurus/router.ts',
  '@docusaurus/theme-common': './components/docusaurus/theme-common.ts',
  '@docusaurus/Translate': './components/docusaurus/translate.tsx',
  '@docusaurus/useBaseUrl': './components/docusaurus/use-base-url.ts',
  '@docusaurus/useBrokenLinks': './components/docusaurus/use-broken-links.ts',
  '@docusaurus/useDocusaurusContext': './components/docusaurus/use-docusaurus-context.ts',
  '@docusaurus/useIsBrowser': './components/docusaurus/use-is-browser.ts',
  '@theme/Admonition': './components/docusaurus/admonition.tsx',
  '@theme/CodeBlock': './components/docusaurus/code-block.tsx',
  '@theme/Details': './components/docusaurus/details.tsx',
  '@theme/Heading': './components/docusaurus/heading.tsx',
  '@theme/Layout': './components/docusaurus/layout.tsx',
  '@theme/TabItem': './components/docusaurus/tab-item.ts',
  '@theme/Tabs': './components/docusaurus/tabs.ts',
  // Not of Docusaurus itself, but in nearly every component that its templates bring.
  clsx: './components/docusaurus/clsx.ts',
};
