// Written by lib/words/write-words.ts; next.config.mjs leads the bundler to it.
declare module 'site-words' {
  export const bodies: Readonly<Record<string, import('react').ComponentType<{ children: import('react').ReactNode }>>>;
}
