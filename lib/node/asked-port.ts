import { parseArgs } from 'node:util';

/**
 * The port for the server.
 * @param args arguments; those of this process by default
 * @throws Error if it is no port
 */
export function askedPort(args?: string[]): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const written = values.port || process.env['PORT'] || '3000';
  const port = Number(written);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${written} is not a port. Example: 8080`);
  return port;
}
