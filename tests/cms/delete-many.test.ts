import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptField } from '@/cms/src/checks/accept-field';
import { createClient, type Doc } from './support/client';
import { startSite, type TestSite } from './support/site';

let site: TestSite;
let ids: Record<'target' | 'linking' | 'alone', number>;

const doc = (name: string, body: string) => ({ path: `docs/${name}.mdx`, title: name, body });
const many = (docs: readonly number[]) => `docs?depth=0&where[id][in]=${docs.join(',')}`;
const left = async () => {
  const { data } = await site.client.send('GET', many(Object.values(ids)));
  return (data as { docs: Doc[] }).docs.map(({ id }) => id).sort();
};

beforeAll(async () => {
  site = await startSite();
  const target = await site.client.create('docs', doc('target', 'Text.\n'));
  const linking = await site.client.create('docs', doc('linking', '[Target](./target.mdx)\n'));
  const alone = await site.client.create('docs', doc('alone', 'Text.\n'));
  ids = { target: target.id, linking: linking.id, alone: alone.id };
});
afterAll(() => site.stop());

it('says what published pages lose with many, and which addresses go', async () => {
  const query = `docs/dependents?where[id][in]=${ids.target},${ids.alone}`;
  const { status, data } = await site.client.send('GET', query);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    consequences: [{ file: 'docs/linking.mdx', severity: 'error' }],
    addresses: ['/docs/target', '/docs/alone'],
  });
  expect((await site.client.send('GET', 'docs/dependents')).data).toEqual({ consequences: [], addresses: [] });
  expect((await createClient(site.cms.url, 'reader').send('GET', query)).status).toBe(403);
});

it('takes back or deletes none of many where another page needs one', async () => {
  const some = many([ids.target, ids.alone]);
  for (const refused of [
    await site.client.send('DELETE', some),
    await site.client.send('PATCH', some, { _status: 'draft' }),
  ]) {
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.data)).toContain('Other pages need these. Change them first:');
    expect(JSON.stringify(refused.data)).toContain('docs/linking.mdx');
  }
  expect(await left()).toEqual(Object.values(ids).sort());
  expect((await site.client.find('docs', 'docs/target.mdx'))['_status']).toBe('published');
});

it('deletes pages together that only need each other', async () => {
  expect((await site.client.send('DELETE', many([ids.target, ids.linking]))).status).toBe(200);
  expect(await left()).toEqual([ids.alone]);
});

it('deletes many that others need where this is meant', async () => {
  const target = await site.client.create('docs', doc('target', 'Text.\n'));
  await site.client.create('docs', doc('linking', '[Target](./target.mdx)\n'));
  const some = many([target.id, ids.alone]);
  expect((await site.client.send('DELETE', some)).status).toBe(400);
  expect((await site.client.send('DELETE', `${some}&${acceptField}=true`)).status).toBe(200);
  expect(await left()).toEqual([]);
});

it('says of each of many that is not published what is wrong with it', async () => {
  const draft = (name: string, body: string) =>
    site.client.create('docs?draft=true', { ...doc(name, body), _status: 'draft' });
  const [wrong, right] = [await draft('wrong', 'One.\n\n{2}\n'), await draft('right', 'Text.\n')];
  const { status, data } = await site.client.send('PATCH', many([wrong.id, right.id]), { _status: 'published' });
  expect(status).toBe(400);
  const { docs, errors } = data as { docs: Doc[]; errors: { id: number; message: string }[] };
  expect(docs.map(({ id }) => id)).toEqual([right.id]);
  expect(errors).toEqual([
    expect.objectContaining({
      id: wrong.id,
      message: expect.stringMatching(/^“wrong” has mistakes:\nBody: 3:1: \{2\} is code/) as string,
    }),
  ]);
});
