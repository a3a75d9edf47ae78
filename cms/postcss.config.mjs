// Payload's style sheets are plain, and those of the site need a guard that lies elsewhere (postcss.config.mjs above this folder).
export default { plugins: {} };
