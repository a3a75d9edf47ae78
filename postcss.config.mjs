// By its path: Turbopack and webpack look for names in different folders.
export default { plugins: { [`${process.cwd()}/lib/theme/postcss-own-sheet.cjs`]: {} } };
