import { expect, it } from 'vitest';
import { guarded } from '@/cms/src/guard';

/** An upload in parts that come one at a time, and how many of them were read. */
function upload(parts: number) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(to) {
        if (read === parts) to.close();
        else to.enqueue(new Uint8Array([read++]));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return { request: new Request('http://localhost:3333/api/media', init), read: () => read };
}

it('passes on what it was sent', async () => {
  const { request } = upload(3);
  const answer = await guarded(request, async (passed) => new Response(await passed.arrayBuffer()));
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([0, 1, 2]));
});

it('reads an upload to its end that is refused before it: its connection would take no other request', async () => {
  const { request, read } = upload(50);
  const answer = await guarded(request, async ({ body }) => {
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return new Response(null, { status: 413 });
  });
  expect(answer.status).toBe(413);
  await expect.poll(read).toBe(50);
});
