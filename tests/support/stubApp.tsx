import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { browserHost } from '../../src/client/app/host.ts';
import { startPlatform } from '../../src/client/platform/start.ts';
import type { FeatureKey } from '../../src/domain/features/featureKeys.ts';
import type { UserStatus } from '../../codegen/rest/types.ts';
import { clientApp, feature, type ClientAppOptions } from './clientApp.tsx';
import { emptyPage, setPageAddress, setPageWidth } from './emptyPage.ts';
import { takePageTimers } from './pageTimers.ts';
import { mountApp, type MountedApp } from './mountApp.tsx';
import { firstAnswers, MEMBER, NOTHING_HERE, type Answering } from './stubApi.ts';

export interface StubAppOptions extends Pick<ClientAppOptions, 'brand' | 'brandFacts'> {
  /** By default a member's. */
  readonly status?: UserStatus;
  readonly features?: readonly FeatureKey[];
  /** By path, without the API's prefix. */
  readonly answers?: Readonly<Record<string, Answering<Request>>>;
  /** Opens the page as a cached one: the session and its features are asked for afterwards. */
  readonly isUnknown?: boolean;
  /** Pixels of the window; by default those from which screens are wide. */
  readonly width?: number;
}

/** The app in the page of the test, over answers that the test gives. Look at it with `screen`. */
export interface StubApp {
  readonly user: UserEvent;
  /** Method and path of each call, without the API's prefix. */
  readonly calls: string[];
  /** Addresses to which the page left the app. */
  readonly left: string[];
  /** Analytics events, with the address of their collector. */
  readonly beacons: (readonly [collector: string, event: unknown])[];
  on(path: string, answer: Answering<Request>): void;
  /** The JSON of the last call to this path; undefined: there was none. */
  sent(path: string): unknown;
  /** The last call to this path. */
  request(path: string): Request | undefined;
  /** Path, query and hash of the open page. */
  address(): string;
  /** Resolves once no call is waiting and its answer has been shown: what isn't there now isn't coming. */
  idle(): Promise<void>;
  /** As by a link within the app. */
  go(to: string): Promise<void>;
  /** A full load, of the same page by default. */
  load(to?: string): Promise<void>;
}

/** Opens a page of the whole app over these answers; a call without one gets a 404. */
export async function stubApp(
  path: string,
  {
    brand = 'default',
    brandFacts = {},
    status = MEMBER,
    features = [],
    answers = {},
    isUnknown = false,
    width = 1024,
  }: StubAppOptions = {},
): Promise<StubApp> {
  const given = new Map<string, Answering<Request>>([
    ...Object.entries(firstAnswers(status, ...features)),
    ...Object.entries(answers),
  ]);
  const counts = new Map<string, number>();
  const requests = new Map<string, Request>();
  const bodies = new Map<string, string>();
  const calls: string[] = [];
  const left: string[] = [];
  const beacons: (readonly [string, unknown])[] = [];
  let waiting = 0;
  const origin = `http://${brand === 'default' ? '' : `${brand}.`}localhost:3000`;
  const base = `${origin}/backend`;

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const called = pathname.replace(/^\/backend/, '');
    calls.push(`${request.method} ${called}${search}`);
    requests.set(called, request.clone());
    bodies.set(called, await request.clone().text());
    waiting += 1;
    const count = (counts.get(called) ?? 0) + 1;
    counts.set(called, count);
    const answering = given.get(called) ?? NOTHING_HERE;
    const { status: code = 200, body = {} } =
      typeof answering === 'function' ? await answering(request, count) : answering;
    // A caller gets the answer in a later turn than the one in which the call counts as answered.
    waiting -= 1;
    return Response.json(body, { status: code });
  };

  let mounted: (MountedApp & { stop(): void }) | undefined;
  const close = (): void => {
    mounted?.stop();
    mounted?.unmount();
    mounted = undefined;
    document.body.replaceChildren();
  };
  const load = async (to?: string): Promise<void> => {
    close();
    // Loading the same page again keeps the history's state.
    if (to !== undefined) setPageAddress(new URL(to, origin).href);
    const app = await clientApp({
      brand,
      brandFacts,
      user: status.user,
      features: features.map((key) => feature(key)),
      href: window.location.href,
      page: {
        now: Date.now(),
        status: isUnknown ? null : status,
        features: isUnknown ? null : [...features],
        visitor: isUnknown ? 'unknown' : status.user === null ? 'stranger' : 'member',
        rendered: false,
      },
      host: {
        ...browserHost(window, base),
        fetch: answer,
        beacon: (collector, body) => beacons.push([collector, JSON.parse(body)]) > 0,
        leave: (address) => void left.push(address),
      },
    });
    let stop = (): void => undefined;
    const { services, navigation } = app;
    const opened = await mountApp(app, () => {
      app.settle();
      stop = startPlatform({
        platform: services,
        navigation,
        brand: services.brand,
        build: services.build,
        visitor: isUnknown ? 'unknown' : status.user === null ? 'stranger' : 'member',
        window,
      });
    });
    mounted = { ...opened, stop: () => stop() };
  };

  emptyPage();
  setPageWidth(width);
  const timers = takePageTimers();
  onTestFinished(() => {
    close();
    timers.end();
    setPageWidth(1024);
  });
  await load(path);
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    calls,
    left,
    beacons,
    on: (called, answering) => void given.set(called, answering),
    sent: (called) => {
      const text = bodies.get(called);
      return text === undefined || text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    request: (called) => requests.get(called),
    address: () => window.location.pathname + window.location.search + window.location.hash,
    idle: async () => {
      for (let quiet = 0; quiet < 10; quiet = waiting === 0 ? quiet + 1 : 0)
        await new Promise((resolve) => setTimeout(resolve));
    },
    go: async (to) => void (await mounted?.router.navigate(to)),
    load,
  };
}
