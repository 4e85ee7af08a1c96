import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../tests/support/transportHarness.ts';
import type { Harness } from '../../../../tests/support/transportHarness.ts';
import type { CallOptions } from './call.ts';
import { RequestFailure } from './failure.ts';

let app: Harness;
beforeEach(async () => {
  app = await startHarness();
});
afterEach(() => app.backend.close());

/** Something that happens when the test says so. */
function signal() {
  let happen: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

const settings = (call?: CallOptions) =>
  app.rest.read('/settings', {}, call).then(
    (answer) => answer.email,
    (error: unknown) => (error instanceof RequestFailure ? error.kind : Promise.reject(error as Error)),
  );
const arrived = async (count: number) => {
  while (app.backend.calls.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const quiet = () => expect([app.flashed, app.went, app.reported]).toEqual([[], [], []]);

describe('identical requests', () => {
  it('NET-21: ignore-later makes one call, and the later caller gets its answer', async () => {
    const go = signal();
    app.backend.on('/settings', { status: 200, body: { email: 'one' }, after: go.happened });
    const both = Promise.all([settings({ dedupe: 'ignore-later' }), settings({ dedupe: 'ignore-later' })]);
    await arrived(1);
    go.happen();
    expect(await both).toEqual(['one', 'one']);
    expect(app.backend.calls).toHaveLength(1);
  });

  it('NET-21: after an answer, the next call is made again', async () => {
    app.backend.on(
      '/settings',
      { status: 200, body: { email: 'one' } },
      { status: 200, body: { email: 'two' } },
    );
    expect([await settings(), await settings()]).toEqual(['one', 'two']);
  });

  it('NET-21: the call continues while a caller waits, and is aborted after the last one leaves', async () => {
    const go = signal();
    app.backend.on('/settings', { status: 200, body: { email: 'one' }, after: go.happened });
    const [first, second] = [new AbortController(), new AbortController()];
    const leaving = settings({ signal: first.signal });
    const staying = settings({ signal: second.signal });
    await arrived(1);
    first.abort();
    expect(await leaving).toBe('dropped');
    go.happen();
    expect(await staying).toBe('one');
    expect(app.backend.abandoned).toEqual([]);

    const never = signal();
    app.backend.on('/settings', { status: 200, body: {}, after: never.happened });
    const last = new AbortController();
    const alone = settings({ signal: last.signal });
    await arrived(2);
    last.abort();
    expect(await alone).toBe('dropped');
    while (app.backend.abandoned.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    never.happen();
    quiet();
  });

  it('NET-21: who asks as the last caller leaves gets an answer of a call of their own', async () => {
    const never = signal();
    app.backend.on(
      '/settings',
      { status: 200, body: { email: 'one' }, after: never.happened },
      { status: 200, body: { email: 'two' } },
    );
    const left = new AbortController();
    const leaving = settings({ signal: left.signal });
    await arrived(1);
    left.abort();
    const coming = settings();
    expect([await leaving, await coming]).toEqual(['dropped', 'two']);
    never.happen();
    quiet();
  });

  it('NET-22: replace-earlier aborts the first and answers the second', async () => {
    const never = signal();
    app.backend.on(
      '/settings',
      { status: 500, after: never.happened },
      { status: 200, body: { email: 'two' } },
    );
    const first = settings({ dedupe: 'replace-earlier' });
    await arrived(1);
    const second = settings({ dedupe: 'replace-earlier' });
    expect(await Promise.all([first, second])).toEqual(['dropped', 'two']);
    never.happen();
    quiet();
  });

  it('NET-23: concurrent calls are independent', async () => {
    app.backend.on(
      '/settings',
      { status: 200, body: { email: 'one' } },
      { status: 200, body: { email: 'two' } },
    );
    const answers = await Promise.all([
      settings({ dedupe: 'concurrent' }),
      settings({ dedupe: 'concurrent' }),
    ]);
    expect(answers.sort()).toEqual(['one', 'two']);
    expect(app.backend.calls).toHaveLength(2);
  });

  it('NET-21: another body is another request', async () => {
    app.backend.on('/event_opt_in_out', { status: 200, body: {} });
    const join = (event_id: string) =>
      app.rest.act('/event_opt_in_out', { body: { event_id, opt: 'in' } }, { dedupe: 'ignore-later' });
    await Promise.all([join('a'), join('a'), join('b')]);
    expect(
      app.backend.calls.map(({ body }) => (JSON.parse(body) as { event_id: string }).event_id).sort(),
    ).toEqual(['a', 'b']);
  });
});

describe('a screen that is gone', () => {
  it('NET-24: a request after it makes no call and no error', async () => {
    expect(await settings({ signal: AbortSignal.abort() })).toBe('dropped');
    expect(app.backend.calls).toEqual([]);
    quiet();
  });

  it.each([
    ['fails', 500],
    ['would log out', 401],
    ['would go to maintenance', 503],
  ])('NET-18: ignores a late answer that %s', async (_what, status) => {
    const go = signal();
    app.backend.on('/settings', { status, after: go.happened });
    const screen = new AbortController();
    const asked = settings({ signal: screen.signal, intent: 'action' });
    await arrived(1);
    screen.abort();
    go.happen();
    expect(await asked).toBe('dropped');
    await new Promise((resolve) => setTimeout(resolve, 30));
    quiet();
  });
});

describe('the client', () => {
  it('NET-14: an unsupported method is our own bug', async () => {
    const call = app.exchange(new Request(`${app.backend.base}/settings`, { method: 'PUT' }), {
      transport: 'rest',
      write: true,
    });
    await expect(call).rejects.toThrow('Invalid or unsupported api fetch method provided.');
    expect(app.backend.calls).toEqual([]);
  });

  it('NET-03: GraphQL sends the persisted operation by its id, with credentials and token', async () => {
    const { GRAPHQL } = await import('../../../../tests/support/transportHarness.ts');
    app.backend.on('/graphql/internal', { status: 200, body: { data: { done: true } } });
    expect(await GRAPHQL.read(app)).toBeNull();
    const [call] = app.backend.calls;
    expect([call?.method, call?.path, call?.headers['x-csrf-token']]).toEqual([
      'POST',
      '/graphql/internal',
      'token-1',
    ]);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      documentId: 'id-of-query',
      operationName: 'testOperation',
      variables: {},
    });
  });

  it('NET-02: sends no header without the cookie', async () => {
    app.csrf = null;
    app.backend.on('/settings', { status: 200, body: {} });
    await settings();
    expect(app.backend.calls[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('sends a file completely again after a cookie reset', async () => {
    app.backend.on('/api/meter_data', { status: 400, body: { status: -303 } }, { status: 200, body: {} });
    app.backend.on('/reset_cookies', { status: 200, body: { ok: true } });
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(100_000)]), 'readings.xml');
    const request = new Request(`${app.backend.base}/api/meter_data`, { method: 'POST', body: form });
    expect((await app.exchange(request, { transport: 'rest', write: true })).status).toBe(200);
    const [first, , second] = app.backend.calls;
    expect(second?.body).toBe(first?.body);
    expect(first?.body).toContain('x'.repeat(100_000));
  });
});
