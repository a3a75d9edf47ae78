/** The call shown on the home page: the documented example of the TypeScript SDK. */
export const firstCall = `import { NexusFactory } from '@forjagames/nexus';

const api = await NexusFactory.initialize(
  process.env.NEXUS_PUBLIC_KEY,
  process.env.NEXUS_SECRET,
);

const storage = api.getStorage();
const connection = await storage.connectToDrive(process.env.NEXUS_DRIVE);
const files = await api.getFiles(connection).find('*.md');

console.log(files);`;
