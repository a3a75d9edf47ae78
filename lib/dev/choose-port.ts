import { createServer } from 'node:net';

/** Number of ports to try. */
const attempts = 20;

/** Whether a port is free on all addresses of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}

/** A port to listen on, and the expected one if that is taken. */
export interface ChosenPort {
  port: number;
  taken?: number;
}

/**
 * Finds a port for development.
 * @param wanted the value of --port or PORT. Without it, the first free port from 3000 on.
 * @throws Error with a remedy if the wanted port is invalid or taken, or if all are taken
 */
export async function choosePort(wanted: string | undefined, first = 3000): Promise<ChosenPort> {
  if (wanted !== undefined && wanted !== '') {
    const port = Number(wanted);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${wanted} is no port. Write a number: npm run dev -- --port ${first}`);
    if (await isFree(port)) return { port };
    throw new Error(
      `Port ${port} is taken. Stop what listens there, or choose another: npm run dev -- --port ${port + 1}`,
    );
  }
  for (let port = first; port < first + attempts; port++)
    if (await isFree(port)) return { port, ...(port !== first && { taken: first }) };
  throw new Error(`The ports ${first} to ${first + attempts - 1} are taken. Choose one: npm run dev -- --port 4000`);
}
