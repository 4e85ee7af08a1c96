import { waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Feature, UserStatus } from '../../codegen/rest/types.ts';
import { createApp } from '../../src/client/app/createApp.ts';
import { browserHost } from '../../src/client/app/host.ts';
import { loadMessages } from '../../src/client/i18n/loadMessages.ts';
import type { RestReads } from '../../src/client/platform/cache/restReads.ts';
import { startPlatform } from '../../src/client/platform/start.ts';
import { backendBase } from '../../src/domain/brands/backendBase.ts';
import type { FeatureKey } from '../../src/domain/features/featureKeys.ts';
import { activeFeatures } from '../../src/domain/features/variations.ts';
import type { InternalKey } from '../../src/domain/features/roleKeys.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { toVisitor, type SessionFacts } from '../../src/server/render/visitor.ts';
import { members } from '../../src/server/session/tables.ts';
import { emptyPage, setPageAddress, someTurns } from './emptyPage.ts';
import type { HttpClient } from './httpClient.ts';
import { mountApp, type MountedApp } from './mountApp.tsx';
import { expectNoOpenApp } from './openApps.ts';
import { pageFetch, takeDocumentCookies, type PageFetch } from './pageFetch.ts';
import { takePageTimers, toMilliseconds, type PageTimers, type Stretch } from './pageTimers.ts';
import { testServer, type NewMember, type TestOutside, type TestServer } from './testServer.ts';

type Columns = Omit<typeof members.$inferInsert, keyof NewMember | 'id'>;

export interface AppMember extends NewMember, Partial<Columns> {
  /** Features that are on, or off, for this member alone. */
  readonly features?: readonly FeatureKey[];
  readonly withoutFeatures?: readonly FeatureKey[];
}

export interface Opening {
  /** The member's id; absent: a stranger. */
  readonly as?: string | undefined;
  readonly brand?: string | undefined;
  /** The browser of an earlier page, with its cookies. */
  readonly browser?: HttpClient | undefined;
}

/** The app of one browser, open in the page of the test. Look at it with `screen`. */
export interface OpenApp {
  readonly user: UserEvent;
  /** The browser: its cookies, and calls by its session to see what is stored. */
  readonly browser: HttpClient;
  /** Path, query and hash of the open page. */
  address(): string;
  /** Addresses to which the page left the app, oldest first. */
  readonly left: readonly string[];
  /** As by a link within the app. */
  go(to: string): Promise<void>;
  /** A full load, of the same page by default. */
  load(to?: string): Promise<void>;
}

/** The real server of a file's tests, and the app on it. */
export interface WholeApp {
  readonly server: TestServer;
  newMember(member?: AppMember): Promise<string>;
  newStaff(roles: readonly InternalKey[], member?: AppMember): Promise<string>;
  open(path: string, opening?: Opening): Promise<OpenApp>;
  /** Moves server and page on by this time, and does the work that has become due. */
  pass(time: Stretch): Promise<void>;
}

/**
 * The whole app on the server in this process, without a browser: call it once in a file, at the top. Server and page
 * have one clock, which stands still until the test moves it.
 */
export function wholeApp(
  settings: Readonly<Record<string, string>> = {},
  outside: TestOutside & { readonly at?: string } = {},
): WholeApp {
  let server: TestServer;
  let timers: PageTimers;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    server = await testServer(settings, outside);
    if (outside.at !== undefined) server.clock.set(outside.at);
    timers = takePageTimers();
  });
  afterEach(async () => {
    for (const tab of tabs.splice(0)) await tab.close();
    expectNoOpenApp();
  });
  afterAll(async () => {
    timers.restore();
    await server.close();
  });

  const newMember = async ({ features = [], withoutFeatures = [], ...given }: AppMember = {}) => {
    const { email, password, brand, isAdmin, roles, ...columns } = given;
    const id = await server.addMember({
      ...(email === undefined ? {} : { email }),
      ...(password === undefined ? {} : { password }),
      ...(brand === undefined ? {} : { brand }),
      ...(isAdmin === undefined ? {} : { isAdmin }),
      ...(roles === undefined ? {} : { roles }),
    });
    if (Object.keys(columns).length > 0)
      await server.database.db.update(members).set(columns).where(eq(members.id, id));
    const states = [
      ...features.map((key) => ({ key, state: 'ENABLED' as const })),
      ...withoutFeatures.map((key) => ({ key, state: 'DISABLED' as const })),
    ];
    if (states.length > 0)
      await server.database.db
        .insert(featureOverrides)
        .values(states.map((state) => ({ ...state, memberId: id })));
    return id;
  };

  const open = async (
    path: string,
    { as, brand = 'default', browser: given }: Opening = {},
  ): Promise<OpenApp> => {
    const host = brand === 'default' ? 'localhost:3000' : `${brand}.localhost:3000`;
    const browser = given ?? (await (as === undefined ? server.client(host) : server.loggedIn(as, host)));
    // There is one page: what was open before is closed.
    for (const each of tabs) await each.close();
    emptyPage();
    const tab = new Tab(server, browser);
    tabs.push(tab);
    await tab.load(path);
    return tab;
  };

  return {
    get server() {
      return server;
    },
    newMember,
    newStaff: (roles, member = {}) => newMember({ isAdmin: true, roles, ...member }),
    open,
    async pass(time) {
      const milliseconds = toMilliseconds(time);
      for (const tab of tabs) await tab.quiet();
      server.clock.advance(milliseconds);
      await server.worker.runUntilIdle();
      for (const tab of tabs) tab.age(milliseconds);
      timers.skip(milliseconds);
      for (const tab of tabs) await tab.quiet();
    },
  };
}

interface OpenPage extends MountedApp {
  stop(): void;
  settled(): Promise<void>;
  readonly reads: RestReads;
}

async function end(page: OpenPage): Promise<void> {
  page.stop();
  page.unmount();
  await page.settled();
}

/** One tab of a browser: the app is created anew by each full load. */
class Tab implements OpenApp {
  readonly user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  readonly left: string[] = [];
  readonly browser: HttpClient;
  readonly #server: TestServer;
  /** Under way: pages that open by leaving another one. */
  readonly #leaving = new Set<Promise<void>>();
  /** How many full loads were begun: a later one ends the earlier, also one that is still under way. */
  #loads = 0;
  #mounted: OpenPage | undefined;

  constructor(server: TestServer, browser: HttpClient) {
    this.#server = server;
    this.browser = browser;
  }

  address(): string {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  }

  async go(to: string): Promise<void> {
    await this.#mounted?.router.navigate(to);
  }

  async load(to?: string): Promise<void> {
    this.#loads += 1;
    const load = this.#loads;
    await this.#unmount();
    document.body.replaceChildren();
    const { clock, core } = this.#server;
    // Such as the language that a stranger has chosen.
    takeDocumentCookies(this.browser);
    // A reload keeps the state of the history's entry, as browsers do.
    if (to !== undefined) setPageAddress(new URL(to, `http://${this.browser.host}`).href);
    const network = pageFetch(this.#server.app, this.browser);
    const session = await this.#session();
    const visitor = toVisitor(
      core.brands,
      {
        host: this.browser.host,
        acceptLanguage: undefined,
        cookies: Object.fromEntries(this.browser.cookies),
      },
      session,
    );
    const brand = visitor.brand.publicIn(visitor.locale);
    const now = () => clock.now().getTime();
    const page = {
      build: 'main-1.js',
      brand,
      locale: visitor.locale,
      zone: visitor.zone,
      now: now(),
      themeId: visitor.theme.themeId,
      mode: visitor.mode,
      visitor: session === null ? ('stranger' as const) : ('member' as const),
      status: session?.status ?? null,
      features: session?.features ?? null,
      errorReports: null,
      rendered: false,
      records: null,
      answers: null,
    };
    const app = createApp({
      page,
      messages: await loadMessages(visitor.locale),
      serverTime: now(),
      host: {
        ...browserHost(window, backendBase(brand, window.location.origin)),
        now,
        fetch: network.fetch,
        beacon: () => true,
        leave: (address) => {
          const leaving = this.#leave(address, network).finally(() => this.#leaving.delete(leaving));
          this.#leaving.add(leaving);
        },
      },
    });
    let stop = (): void => undefined;
    const mounted = await mountApp(app, () => {
      app.settle();
      const { services, navigation } = app;
      stop = startPlatform({ platform: services, navigation, ...page, window });
    });
    const opened = {
      ...mounted,
      stop: () => stop(),
      settled: network.settled,
      reads: app.services.restReads,
    };
    // It has left while it was loading, by a full load that is under way.
    if (load === this.#loads) this.#mounted = opened;
    else await end(opened);
    await waitFor(() => {
      if (document.querySelector('h1') === null) throw new Error('The page shows no heading.');
    });
  }

  /** Waits until no call is under way and its answer is shown. */
  async quiet(): Promise<void> {
    await someTurns();
    await this.#mounted?.settled();
    await someTurns();
  }

  /** The cache of reads goes by the machine's clock, which a test can't move. */
  age(milliseconds: number): void {
    for (const query of this.#mounted?.reads.queries?.getQueryCache().getAll() ?? [])
      query.setState({ dataUpdatedAt: query.state.dataUpdatedAt - milliseconds });
  }

  /** Leaves no work to the next page, nor to a server that is stopped. */
  async close(): Promise<void> {
    while (this.#leaving.size > 0) await Promise.all(this.#leaving);
    await this.#unmount();
  }

  async #unmount(): Promise<void> {
    const page = this.#mounted;
    // The page may be another tab's.
    if (page === undefined) return;
    this.#mounted = undefined;
    await end(page);
    document.body.replaceChildren();
  }

  /** What the server writes into the page: the session behind the browser's cookies. */
  async #session(): Promise<SessionFacts | null> {
    const status = (await this.browser.call('/user_status')).json<UserStatus>();
    if (status.user === null) return null;
    const { features } = (await this.browser.call('/api/v2/features')).json<{
      features: readonly Feature[];
    }>();
    return { status, features: activeFeatures(features) };
  }

  /** A full load, also by way of the server; what is not the app's own page is only noted. */
  async #leave(to: string, network: PageFetch): Promise<void> {
    let address: URL | null = new URL(to, window.location.href);
    const own = `http://${this.browser.host}/`;
    this.left.push(address.href.replace(own, '/'));
    while (address?.href.startsWith(`${own}backend/`) === true) address = await network.follow(address);
    if (address?.href.startsWith(own) === true) await this.load(address.href);
    else if (address !== null && this.left.at(-1) !== address.href) this.left.push(address.href);
  }
}
