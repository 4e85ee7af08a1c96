import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
afterAll(() => sandbox.stop());

const page = async (): Promise<string> => (await fetch(`${sandbox.url}/pushes`)).text();
const post = (path: string): Promise<Response> =>
  fetch(sandbox.url + path, { method: 'POST', redirect: 'manual' });

it('has a page of browsers, to which one can be added, and which can go', async () => {
  expect(await page()).toContain('No browsers yet.');
  expect((await post('/pushes')).status).toBe(303);
  const [browser] = sandbox.push.list();
  const id = browser?.subscription.id ?? '';
  expect(await page()).toContain(`${sandbox.url}/push/${id}`);
  expect((await post(`/pushes/${id}/end`)).status).toBe(303);
  expect(await page()).toContain('Gone: the service answers 410.');
  expect((await post('/pushes/nobody/end')).status).toBe(404);
});
