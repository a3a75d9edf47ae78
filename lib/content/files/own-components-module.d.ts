// Written by lib/content/files/write-components.ts; next.config.mjs leads the bundler to it.
declare module 'own-components' {
  export const components: Readonly<Record<string, () => Promise<import('../../mdx/types').OwnModule>>>;
}
