import { parseArgs } from 'node:util';
import { WrongUsage } from './wrong-usage';

/**
 * The port for the server.
 * @param args arguments; those of this process by default
 * @throws WrongUsage if it is no port
 */
export function askedPort(args?: string[]): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const written = values.port || process.env['PORT'] || '3000';
  const port = Number(written);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new WrongUsage(`${written} is not a port. Example: 8080`);
  return port;
}
