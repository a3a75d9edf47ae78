/** Folders of documents as Docusaurus users have them: the import brings them along, and a browser looks at what became of them. */
module.exports = {
  title: 'Folders',
  tagline: '',
  url: 'https://folders.example',
  baseUrl: '/folders/',
  themeConfig: {
    metadata: [{ name: 'description', content: 'Folders as Docusaurus has them, for tests only.' }],
    navbar: { title: 'Folders', logo: { alt: '', src: 'img/logo.svg' } },
  },
  presets: [['classic', {}]],
};
