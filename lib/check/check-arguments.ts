import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WrongUsage } from '../node/wrong-usage';

const formats = ['pretty', 'json', 'github'];

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

export type CheckArguments = ReturnType<typeof readCheckArguments>;

/** @throws WrongUsage if an argument is wrong */
export function readCheckArguments(args?: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: 'string', default: process.env['CONTENT_DIR'] ?? 'content' },
      public: { type: 'string' },
      format: { type: 'string', default: 'pretty' },
      'max-warnings': { type: 'string' },
      translations: { type: 'boolean', default: false },
    },
  });
  const limit = values['max-warnings'];
  if (!formats.includes(values.format))
    throw new WrongUsage(`--format must be ${formats.join(', ')}, not ${values.format}`);
  if (limit !== undefined && !/^\d+$/.test(limit))
    throw new WrongUsage(`--max-warnings must be a number, not ${limit}`);
  if (!isFolder(values.content)) throw new WrongUsage(`--content ${values.content} is not a folder`);
  // A site without public files needs no folder for them.
  if (values.public !== undefined && !isFolder(values.public))
    throw new WrongUsage(`--public ${values.public} is not a folder`);
  return {
    contentDir: values.content,
    publicDir: values.public ?? 'public',
    format: values.format,
    translations: values.translations,
    maxWarnings: limit === undefined ? Number.POSITIVE_INFINITY : Number(limit),
  };
}
