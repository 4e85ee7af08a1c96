import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { App } from '../../src/client/app/createApp.ts';
import type { FeatureKey } from '../../src/domain/features/featureKeys.ts';
import { clientApp, feature, toUserStatus, type ClientAppOptions } from './clientApp.tsx';
import { setPageAddress, setPageWidth, someTurns } from './emptyPage.ts';
import { mountApp } from './mountApp.tsx';
import { takePageTimers, toMilliseconds, type Stretch } from './pageTimers.ts';

/** A call of the page, as its answer may depend on it. */
export interface PageCall {
  /** `GET /path`, `POST /path`, or the name of a GraphQL operation. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** What was sent: of a GraphQL operation its variables. */
  readonly body: unknown;
  /** How often this was called before. */
  readonly before: number;
}

type Answer = object | null;
/** An answer's body, a whole response (`refusal`), or what makes either of the call. */
export type Answering = Answer | MakeAnswer;
type MakeAnswer = (call: PageCall) => Answer | Promise<Answer>;
/**
 * By `GET /path`, `POST /path` or the name of a GraphQL operation, whose answer is its `data`. `*` answers every other
 * call, for tests of a backend that fails.
 */
export type AnswerTable = Readonly<Record<string, Answering>>;

export interface RenderedApp {
  readonly app: App;
  readonly user: UserEvent;
  /** The names of the calls so far, with their query. */
  readonly calls: readonly string[];
  /** Bodies that were sent by this name, oldest first; of a GraphQL operation its variables. */
  sent(name: string): readonly unknown[];
  /** Adds or replaces answers. */
  answer(more: AnswerTable): void;
  /** Path, query and hash of the open page. */
  address(): string;
  /** Addresses to which the page left the app. */
  readonly left: readonly string[];
  /** As by a link within the app. */
  go(to: string): Promise<void>;
  /** Moves the page's clock and timers on. */
  pass(time: Stretch): Promise<void>;
  /** A full load, of the open page by default: a new app in the same tab. */
  load(path?: string): Promise<void>;
}

export interface RenderOptions extends Omit<ClientAppOptions, 'features' | 'href' | 'fetch'> {
  readonly path: string;
  readonly answers?: AnswerTable;
  readonly features?: readonly FeatureKey[];
  /** Pixels of the window; by default those from which screens are wide. */
  readonly width?: number;
  /** As after a link of another site; by default as after a link within the app. */
  readonly isFirstScreen?: boolean;
}

/** An answer that isn't plain success. */
export const refusal = (status: number, body: object = { status, error: 'Not today.' }): Response =>
  Response.json(body, { status });

/** What the frame around every screen asks. */
const FRAME_ANSWERS: AnswerTable = {
  waitingQuery: { staff: { queueCounts: null, approvalsToDecide: null, openAlerts: null } },
  BillboardsLazyQuery: { viewer: { user: null, surveys: [], announcements: [] } },
  'GET /api/v2/typical_month': { typical_month: null },
  'GET /experiments': { experiments: [] },
  'GET /messages': { messages: [] },
  'GET /api/v2/inbox/unread': { unread: 0 },
  'GET /reset_cookies': { ok: true },
  'POST /track_key_experiments': { experiments: [] },
};

/**
 * Renders a path of the app with the answers that the test gives. A call without an answer fails the test. Look at the
 * page with `screen`.
 */
export async function renderApp({
  path,
  answers = {},
  user = null,
  features = [],
  host,
  width = 1_024,
  isFirstScreen = false,
  ...options
}: RenderOptions): Promise<RenderedApp> {
  setPageAddress(`http://localhost:3000${path}`);
  setPageWidth(width);
  const table: Record<string, Answering> = {
    ...FRAME_ANSWERS,
    'GET /user_status': toUserStatus(user),
    'GET /api/v2/features': { features: features.map((key) => feature(key)) },
    ...answers,
  };
  const calls: string[] = [];
  const bodies: { readonly name: string; readonly body: unknown }[] = [];
  const unanswered = new Set<string>();
  const left: string[] = [];
  const timers = takePageTimers();
  let passed = 0;

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const body: unknown = await bodyOf(request);
    const isGraphql = pathname === '/graphql/internal';
    const operation = body as { readonly operationName: string; readonly variables: unknown };
    const name = isGraphql ? operation.operationName : `${request.method} ${pathname}`;
    const sent = isGraphql ? operation.variables : body;
    const before = bodies.filter((each) => each.name === name).length;
    calls.push(searchParams.size === 0 ? name : `${name}?${searchParams.toString()}`);
    bodies.push({ name, body: sent });
    const answering = table[name] ?? table['*'];
    if (answering === undefined) {
      unanswered.add(name);
      return refusal(404);
    }
    const answer = isMade(answering)
      ? await answering({ name, query: searchParams, headers: request.headers, body: sent, before })
      : answering;
    if (answer instanceof Response) return answer.clone();
    return Response.json(isGraphql ? { data: answer } : answer);
  };
  const start = async () => {
    const app = await clientApp({
      ...options,
      user,
      features: features.map((key) => feature(key)),
      href: window.location.href,
      fetch,
      host: { leave: (to) => void left.push(to), ...host, now: () => (host?.now?.() ?? 0) + passed },
    });
    // As after a link within the app: nothing came with the page.
    if (!isFirstScreen) app.settle();
    return { app, mounted: await mountApp(app, () => undefined) };
  };
  onTestFinished(() => {
    timers.end();
    setPageWidth(1_024);
    if (unanswered.size > 0)
      throw new Error(`The test gives no answer to ${[...unanswered].join(', ')}: add it to "answers".`);
  });
  let { app, mounted } = await start();
  // A router that is left listens to the next tests' Back.
  onTestFinished(() => mounted.unmount());
  return {
    get app() {
      return app;
    },
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    calls,
    sent: (name) => bodies.flatMap((each) => (each.name === name ? [each.body] : [])),
    answer: (more) => void Object.assign(table, more),
    address: () => window.location.pathname + window.location.search + window.location.hash,
    left,
    go: (to) => mounted.router.navigate(to),
    async pass(time) {
      await someTurns();
      passed += toMilliseconds(time);
      timers.skip(toMilliseconds(time));
      await someTurns();
    },
    async load(to) {
      mounted.unmount();
      if (to !== undefined) setPageAddress(`http://localhost:3000${to}`);
      ({ app, mounted } = await start());
    },
  };
}

const isMade = (answering: Answering): answering is MakeAnswer => typeof answering === 'function';

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const text = await request.text();
  return /\bjson\b/.test(request.headers.get('content-type') ?? '') && text !== ''
    ? (JSON.parse(text) as unknown)
    : text;
}
