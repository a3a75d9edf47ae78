import { parseArgs } from 'node:util';

/**
 * The port to serve at.
 * @param args default: those of this process
 * @throws Error where it is none
 */
export function askedPort(args?: string[]): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const written = values.port || process.env['PORT'] || '3000';
  const port = Number(written);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${written} is not a port. Example: 8080`);
  return port;
}
