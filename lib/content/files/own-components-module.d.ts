// What the code of components may import besides code: the bundler makes an address of it (next.config.mjs).
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.pdf' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.zip' {
  const address: string;
  export default address;
}
// Written by lib/content/files/write-components.ts; next.config.mjs leads the bundler to it.
declare module 'own-components' {
  export const components: Readonly<Record<string, () => Promise<import('../../mdx/types').OwnModule>>>;
}
