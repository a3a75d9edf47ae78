// Written by lib/content/snapshot/publish.ts; declared here because a fresh clone is type-checked before its first build.
declare module '*/snapshot.json' {
  const pointer: { file: string };
  export default pointer;
}

declare module '*/diagnostics.json' {
  const diagnostics: import('../../report/diagnostic').Diagnostic[];
  export default diagnostics;
}
