import { QueryObserver } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { appQueries } from '../cache/queries.ts';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import type { App } from '../../app/createApp.ts';
import { preloadQuery } from './preload.ts';
import { prefetchRest } from './prefetchRest.ts';
import type { ScreenRequest } from './screen.ts';

/** `query greeting { greeting }`, as relay-compiler would write it. */
const greeting = {
  alias: null,
  args: null,
  kind: 'ScalarField',
  name: 'greeting',
  storageKey: null,
} as const;
const query = {
  kind: 'Request',
  fragment: {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'greeting',
    selections: [greeting],
    type: 'Query',
    abstractKey: null,
  },
  operation: { argumentDefinitions: [], kind: 'Operation', name: 'greeting', selections: [greeting] },
  params: { id: 'greeting-id', metadata: {}, name: 'greeting', operationKind: 'query', text: null },
} as const satisfies ConcreteRequest;

interface GreetingQuery extends OperationType {
  readonly variables: Record<string, never>;
  readonly response: { readonly greeting: string };
}

const json = (data: object) =>
  new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });

/** A backend that answers after a delay and counts its calls. */
function backend(delayMs: number, greet: () => string = () => 'Good evening') {
  let calls = 0;
  return {
    calls: () => calls,
    fetch: async (): Promise<Response> => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return json({ data: { greeting: greet() } });
    },
  };
}

const ask = (
  app: App,
  onLeave: ScreenRequest['onLeave'] = () => undefined,
  onReplaced: ScreenRequest['onReplaced'] = () => undefined,
): ScreenRequest => ({
  app: app.services,
  params: {},
  url: new URL('http://localhost/'),
  signal: new AbortController().signal,
  onLeave,
  onReplaced,
});

function Greeting({ preloaded }: { readonly preloaded: PreloadedQuery<GreetingQuery> }) {
  return <p>{usePreloadedQuery<GreetingQuery>(query, preloaded).greeting}</p>;
}

const html = (app: App, preloaded: PreloadedQuery<GreetingQuery>): string =>
  renderToString(
    <AppRoot app={app.services}>
      <Greeting preloaded={preloaded} />
    </AppRoot>,
  );

describe('a query of a screen', () => {
  it('is awaited on the server, included in the page, and not fetched again in the browser', async () => {
    const slow = backend(30);
    const onServer = await clientApp({ fetch: slow.fetch, host: { rendering: 'server' } });
    const rendered = html(onServer, await preloadQuery<GreetingQuery>(ask(onServer), query, {}));
    expect(rendered).toBe('<p>Good evening</p>');

    const records = JSON.parse(JSON.stringify(onServer.services.relay.getStore().getSource())) as Record<
      string,
      unknown
    >;
    const silent = backend(0);
    const inBrowser = await clientApp({ fetch: silent.fetch, page: { records } });
    expect(html(inBrowser, await preloadQuery<GreetingQuery>(ask(inBrowser), query, {}))).toBe(rendered);
    expect(silent.calls()).toBe(0);
  });

  it('delays a navigation in the browser only briefly', async () => {
    const app = await clientApp({ fetch: () => new Promise(() => undefined) });
    const preloaded = await preloadQuery<GreetingQuery>(ask(app), query, {});
    expect(preloaded.source).toBeDefined();
  });

  it('is refetched when it is stale, and shows the old data until then', async () => {
    let now = Date.parse('2026-07-01T18:00:00Z');
    const served = backend(0);
    const app = await clientApp({ fetch: served.fetch, host: { now: () => now } });
    await preloadQuery<GreetingQuery>(ask(app), query, {});
    app.settle();
    await preloadQuery<GreetingQuery>(ask(app), query, {});
    expect(served.calls()).toBe(1);
    now += 31_000;
    await preloadQuery<GreetingQuery>(ask(app), query, {});
    expect(served.calls()).toBe(2);
  });

  it.each([
    ['wallet', 5],
    ['rewards', 30],
    ['events', 30],
  ] as const)('SES-38, CON-02: about %s is refetched after %d seconds', async (subject, seconds) => {
    let now = Date.parse('2026-07-01T18:00:00Z');
    const served = backend(0);
    const app = await clientApp({ fetch: served.fetch, host: { now: () => now } });
    const enter = () => preloadQuery<GreetingQuery>(ask(app), query, {}, subject);
    await enter();
    app.settle();
    now += seconds * 1000 - 1;
    await enter();
    expect(served.calls()).toBe(1);
    now += 1;
    await enter();
    expect(served.calls()).toBe(2);
  });

  it('is released when the screen is left', async () => {
    const leaving: (() => void)[] = [];
    const app = await clientApp({ fetch: backend(0).fetch });
    const preloaded = await preloadQuery<GreetingQuery>(
      ask(app, (action) => leaving.push(action)),
      query,
      {},
    );
    expect(preloaded.isDisposed).toBe(false);
    leaving.forEach((action) => action());
    expect(preloaded.isDisposed).toBe(true);
  });

  it('is cancelled when another search replaces it before its answer, and kept afterwards', async () => {
    const replace: (() => void)[] = [];
    const slow = await clientApp({ fetch: backend(5_000).fetch });
    const awaited = await preloadQuery<GreetingQuery>(
      ask(slow, undefined, (action) => replace.push(action)),
      query,
      {},
    );
    const quick = await clientApp({ fetch: backend(0).fetch });
    const answered = await preloadQuery<GreetingQuery>(
      ask(quick, undefined, (action) => replace.push(action)),
      query,
      {},
    );
    replace.forEach((action) => action());
    expect([awaited.isDisposed, answered.isDisposed]).toEqual([true, false]);
  });

  it('fails on the server, so that the skeleton is sent; in the browser the screen shows the failure', async () => {
    const broken = (): Promise<Response> => Promise.reject(new TypeError('offline'));
    const onServer = await clientApp({ fetch: broken, host: { rendering: 'server' } });
    await expect(preloadQuery<GreetingQuery>(ask(onServer), query, {})).rejects.toThrow();
    const inBrowser = await clientApp({ fetch: broken });
    await expect(preloadQuery<GreetingQuery>(ask(inBrowser), query, {})).resolves.toBeDefined();
  });
});

describe('a REST read of a screen', () => {
  it('is awaited on the server and not fetched again in the browser', async () => {
    let calls = 0;
    const options = { queryKey: ['events', '/x'], queryFn: async () => ((calls += 1), { ok: true }) };
    const onServer = await clientApp({ host: { rendering: 'server' } });
    await prefetchRest(ask(onServer), options);
    const inBrowser = await clientApp({
      page: { answers: [[options.queryKey, appQueries(onServer.services).getQueryData(options.queryKey)]] },
    });
    await prefetchRest(ask(inBrowser), options);
    expect(appQueries(inBrowser.services).getQueryData(options.queryKey)).toEqual({ ok: true });
    expect(calls).toBe(1);
  });

  it('NET-18, NET-24: is cancelled if still pending when the screen is left, unless something else waits for it', async () => {
    const app = await clientApp();
    const leaving: (() => void)[] = [];
    const leave = () => leaving.splice(0).forEach((action) => action());
    const given: string[] = [];
    const read = (name: string) => ({
      queryKey: ['events', name],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        new Promise<object>(() => signal.addEventListener('abort', () => given.push(name))),
    });
    await prefetchRest(
      ask(app, (action) => leaving.push(action)),
      read('/left'),
    );
    await prefetchRest(
      ask(app, (action) => leaving.push(action)),
      read('/shown'),
    );
    expect(given).toEqual([]);
    const stop = new QueryObserver(appQueries(app.services), read('/shown')).subscribe(() => undefined);
    leave();
    expect(given).toEqual(['/left']);
    stop();
  });
});
