import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What the other end of WebDriver BiDi says: the answer to a command, or an event. */
interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** A connection by which WebDriver BiDi is spoken. */
export interface BidiConnection {
  /** @throws Error with what the browser says against it */
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

/** @param onEvent receives what the connection subscribed to */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Message) => void>();
  let lastId = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'event') onEvent(message.method ?? '', message.params);
    else if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', error: 'The browser is gone' });
  });
  await once(socket, 'open');
  return {
    async send(method, params) {
      const id = ++lastId;
      const answered = new Promise<Message>((answer) => waiting.set(id, answer));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answered;
      waiting.delete(id);
      if (type === 'error') throw new Error(`${method}: ${error}: ${message ?? ''}`);
      return result;
    },
    close: () => socket.close(),
  };
}
