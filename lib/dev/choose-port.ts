import { createServer } from 'node:net';

/** How many ports are tried from the first one on. */
const attempts = 20;

/** Whether nobody listens on a port, on any address of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}

/** A port to listen on, and the one that was taken where it is another than people expect. */
export interface ChosenPort {
  port: number;
  taken?: number;
}

/**
 * Finds a port for development.
 * @param wanted what --port or PORT says; without it the first free one from 3000 on
 * @throws Error that says what to do, where what is wanted is no port or is taken, or all are
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
