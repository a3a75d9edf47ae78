import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { isWriter } from './access';

/** Makes an endpoint for writers. */
export function writersEndpoint(
  method: Endpoint['method'],
  path: string,
  answer: (req: PayloadRequest) => Promise<Response>,
): Omit<Endpoint, 'root'> {
  return {
    method,
    path,
    handler: async (req) => {
      if (!isWriter(req)) throw new Forbidden(req.t);
      return answer(req);
    },
  };
}
