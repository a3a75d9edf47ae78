declare module 'known' {
  export function open(name?: string): Promise<void>;
}
