import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerSearch, type SearchParameters, type StoredCollection } from './typesense-search';

export const adminKey = 'admin-key-of-a-test';

interface ApiKey {
  actions: string[];
  collections: string[];
}

type Answer = readonly [status: number, answer: unknown];

const forbidden: Answer = [401, { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' }];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * The part of Typesense's HTTP API (https://typesense.org/docs/27.1/api/) that the site uses, in memory: collections,
 * aliases, import, keys, multi_search. No binary of Typesense can be installed where the tests run; what is
 * answered and refused here is what its documentation says.
 */
export class TypesenseServer {
  readonly collections = new Map<string, StoredCollection>();
  readonly aliases = new Map<string, string>();
  readonly keys = new Map<string, ApiKey>([[adminKey, { actions: ['*'], collections: ['*'] }]]);
  /** Queries that were answered. */
  readonly queries: string[] = [];
  /** Lines of an import that are refused, by their number; for tests. */
  refusedLine = -1;
  /** Whether requests are taken and never answered. */
  silent = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  #mayDo(key: string, action: string, collection: string): boolean {
    const found = this.keys.get(key);
    const fits = (patterns: readonly string[], value: string) =>
      patterns.some((pattern) => pattern === '*' || new RegExp(`^(?:${pattern})$`).test(value));
    return found !== undefined && fits(found.actions, action) && fits(found.collections, collection);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await bodyOf(request);
    if (this.silent) return;
    const key = String(request.headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key') ?? '');
    const [status, answer] = this.#find(key, request.method ?? 'GET', url.pathname, body);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(text);
  }

  #find(key: string, method: string, path: string, body: string): Answer {
    const [, resource = '', name = '', part] = path.split('/');
    if (resource === 'multi_search') return this.#search(key, body);
    if (!this.#mayDo(key, `${part ?? resource}:${method}`, name || '*')) return forbidden;
    if (part === 'documents') return this.#import(name, body);
    const values = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    return this.#change(`${method} ${resource}`, name, values) ?? [404, { message: 'Not Found' }];
  }

  #search(key: string, body: string): Answer {
    const { searches } = JSON.parse(body) as { searches: SearchParameters[] };
    if (!searches.every(({ collection }) => this.#mayDo(key, 'documents:search', collection))) return forbidden;
    const results = searches.map((search) => {
      const found = this.collections.get(this.aliases.get(search.collection) ?? search.collection);
      return found ? answerSearch(found, search) : { code: 404, error: 'Not found.' };
    });
    this.queries.push(searches[0]?.q ?? '');
    return [200, { results }];
  }

  #import(name: string, body: string): Answer {
    const collection = this.collections.get(name);
    if (!collection) return [404, { message: `No collection with name \`${name}\` found.` }];
    const answers = body.split('\n').map((line, at) => {
      if (at === this.refusedLine) return { success: false, error: 'Field `text` must be a string.', document: line };
      const document = JSON.parse(line) as Record<string, unknown>;
      const missing = collection.fields.find((field) => !field.optional && document[field.name] === undefined);
      if (missing) return { success: false, error: `Field \`${missing.name}\` has been declared in the schema.` };
      collection.documents.push(document);
      return { success: true };
    });
    return [200, answers.map((answer) => JSON.stringify(answer)).join('\n')];
  }

  #change(request: string, name: string, body: Record<string, unknown>): Answer | undefined {
    const target = this.aliases.get(name);
    switch (request) {
      case 'POST collections': {
        const created = { name: String(body['name']), fields: body['fields'] as StoredCollection['fields'] };
        if (this.collections.has(created.name)) return [409, { message: 'A collection with that name exists.' }];
        this.collections.set(created.name, { ...created, documents: [] });
        return [201, created];
      }
      case 'GET collections':
        return [200, [...this.collections.keys()].map((known) => ({ name: known }))];
      case 'DELETE collections':
        return this.collections.delete(name) ? [200, { name }] : undefined;
      case 'PUT aliases':
        this.aliases.set(name, String(body['collection_name']));
        return [200, { name, ...body }];
      case 'GET aliases':
        return target === undefined ? undefined : [200, { name, collection_name: target }];
      case 'POST keys': {
        const value = `key-${this.keys.size}`;
        this.keys.set(value, { actions: body['actions'] as string[], collections: body['collections'] as string[] });
        return [201, { ...body, id: this.keys.size, value }];
      }
      default:
        return undefined;
    }
  }
}
