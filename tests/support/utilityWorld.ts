import { createServer, type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { createPartners } from '../../src/server/platform/partners.ts';
import { createProgram, createUtility } from '../../src/server/programs/service.ts';
import { utilities } from '../../src/server/programs/tables.ts';
import { chooseUtility } from '../../src/server/utility/service.ts';
import { members } from '../../src/server/session/tables.ts';
import {
  utilityAuthorizations,
  utilityConnections,
  utilityTransitions,
} from '../../src/server/utility/tables.ts';
import { Deadlines } from './deadlines.ts';
import type { HttpClient } from './httpClient.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from './sandbox.ts';
import { testServer, type TestServer } from './testServer.ts';

/** The server, listening, beside a sandbox that plays its utilities; both at the same time of the product. */
export interface UtilityWorld {
  readonly server: TestServer;
  readonly sandbox: TestSandbox;
  /** Of the partners. */
  readonly deadlines: Deadlines;
  /** Every line that the server logged. */
  readonly lines: readonly string[];
  /** Makes a utility of a brand that is one of the sandbox's, with a program. */
  addUtility(
    slug: 'cedar' | 'banksia' | 'laurent',
    brandId?: string,
    url?: string,
  ): Promise<{ readonly utilityId: string; readonly programId: string; readonly clientId: string }>;
  /** A logged-in member who has chosen a utility. */
  addHome(
    utilityId: string,
    brandId?: string,
    lastName?: string,
  ): Promise<{ readonly memberId: string; readonly browser: HttpClient }>;
  /** Moves the time of both. */
  setNow(at: Date | string): void;
  /** Runs everything that is due, webhooks included. */
  settle(): Promise<void>;
  /** Moves the time on, and runs what is due then. */
  advance(ms: number): Promise<void>;
  state(memberId: string): Promise<readonly [state: string, substate: string | null]>;
  connection(memberId: string): Promise<typeof utilityConnections.$inferSelect>;
  authorizations(memberId: string): Promise<(typeof utilityAuthorizations.$inferSelect)[]>;
  /** The history of a connection, first to last, as "State/Substate (cause)". */
  way(memberId: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `daily`: the brands whose daily work is done each time that a day goes by. */
export async function utilityWorld({
  daily = ['default'],
  ...wishes
}: Parameters<typeof startSandbox>[0] & { readonly daily?: readonly string[] } = {}): Promise<UtilityWorld> {
  const deadlines = new Deadlines();
  const sandbox = await startSandbox({ onKept: deadlines.kept, ...wishes });
  const partners = createPartners({
    oidcIssuers: {},
    smsUrl: null,
    captchaScriptUrl: null,
    captchaVerifyUrl: null,
    given: {},
    sandbox: { url: sandbox.url, root: TEST_ROOT },
  });
  const lines: string[] = [];
  let attempts = 0;
  const port = await freePort();
  const server = await testServer(
    { PORT: String(port), LOG_LEVEL: 'trace' },
    { partners, daily, deadline: deadlines.begin, log: { write: (line) => void lines.push(line) } },
  );
  await server.app.listen({ port, host: 'localhost' });
  const { db } = server.database;
  const setNow = (at: Date | string): void => {
    server.clock.set(at);
    sandbox.setNow(at);
  };
  setNow(server.clock.now());
  const parts = { db, clock: server.clock, newId: server.core.deps.newId };
  const order = (brandId: string) => ({ brandId, actorId: null, reason: 'Made for a test' });
  const savedId = (saved: Awaited<ReturnType<typeof createUtility>>): string => {
    if (!('id' in saved)) throw new Error('The utility was not saved.');
    return saved.id;
  };

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      const ran = await server.worker.runUntilIdle();
      const before = attempts;
      attempts = await sandbox.webhooks.settled();
      if (!ran && attempts === before) return;
    }
  };
  return {
    server,
    sandbox,
    deadlines,
    lines,
    setNow,
    addUtility: async (slug, brandId = 'default', url = `${sandbox.url}/utility/${slug}`) => {
      const inAustralia = slug === 'banksia';
      const clientId = `${slug}-${brandId}`;
      const timeZone = inAustralia ? 'Australia/Sydney' : 'America/Los_Angeles';
      const utilityId = savedId(
        await createUtility(parts, {
          ...order(brandId),
          acronym: slug.toUpperCase(),
          name: slug,
          shortName: slug === 'cedar' ? 'Cedar Power' : slug,
          country: inAustralia ? 'AU' : 'US',
          timeZone,
          connection: inAustralia ? 'ACCOUNT_NUMBER' : 'OAUTH',
        }),
      );
      await db
        .update(utilities)
        .set({ partnerUrl: url, partnerClientId: clientId, connectionMethod: 'INTERFACE' })
        .where(eq(utilities.id, utilityId));
      const programId = savedId(
        await createProgram(parts, { ...order(brandId), utilityId, name: 'Evening Savers', rules: {} }),
      );
      return { utilityId, programId, clientId };
    },
    addHome: async (utilityId, brandId = 'default', lastName) => {
      const memberId = await server.addMember({ brand: brandId });
      await db
        .update(members)
        .set({
          firstName: 'Robin',
          lastName: lastName ?? memberId.slice(-6),
          postalCode: brandId === 'au-retailer' ? '2000' : '94103',
        })
        .where(eq(members.id, memberId));
      await chooseUtility(db, {
        brandId,
        memberId,
        utilityId,
        freeText: null,
        zip: '94103',
        now: server.clock.now(),
      });
      return {
        memberId,
        browser: await server.loggedIn(
          memberId,
          brandId === 'default' ? 'localhost' : `${brandId}.localhost`,
        ),
      };
    },
    settle,
    advance: async (ms) => {
      setNow(new Date(server.clock.now().getTime() + ms));
      await sandbox.tick();
      await settle();
    },
    state: async (memberId) => {
      const [row] = await db
        .select()
        .from(utilityConnections)
        .where(eq(utilityConnections.memberId, memberId));
      return [row?.widgetState ?? '', row?.widgetSubstate ?? null];
    },
    connection: async (memberId) => {
      const [row] = await db
        .select()
        .from(utilityConnections)
        .where(eq(utilityConnections.memberId, memberId));
      if (row === undefined) throw new Error('No utility was chosen.');
      return row;
    },
    authorizations: (memberId) =>
      db
        .select()
        .from(utilityAuthorizations)
        .where(eq(utilityAuthorizations.memberId, memberId))
        .orderBy(utilityAuthorizations.id),
    way: async (memberId) => {
      const found = await db
        .select()
        .from(utilityTransitions)
        .where(eq(utilityTransitions.memberId, memberId))
        .orderBy(utilityTransitions.position);
      return found.map(({ toState, toSubstate, cause }) => `${toState}/${toSubstate ?? '-'} (${cause})`);
    },
    close: async () => {
      await sandbox.stop();
      await server.close();
    },
  };
}

/** Starts at the member's page, and returns where the browser is redirected. */
export async function begin(
  browser: HttpClient,
  more: { readonly return_to?: string } = {},
): Promise<string> {
  const answer = await browser.call('/signup/update_utility', { body: { start: true, ...more } });
  const { auth_url: url } = answer.json<{ auth_url: string | null }>();
  if (answer.statusCode !== 200 || url === null)
    throw new Error(`The beginning answered ${answer.statusCode}: ${answer.body}`);
  return url;
}

export interface Visit {
  /** Name of a customer, known or new; null: closes the page by saying no. */
  readonly customer?: string;
  readonly agree?: boolean;
  readonly months?: number;
  readonly interval?: boolean;
}

/** Acts as a person at the utility; returns the address of the redirect back, as a path of the API. */
export async function visit(
  authUrl: string,
  { customer = 'Alex Reed', agree = true, months = 13, interval = true }: Visit = {},
): Promise<string> {
  const page = await (await fetch(authUrl)).text();
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const base = authUrl.slice(0, authUrl.indexOf('/authorize'));
  const send = (path: string, form: Record<string, string>) =>
    fetch(`${base}/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ request, ...form }),
    });
  await (await send('login', { other: customer })).text();
  const answer = await send('decide', {
    decision: agree ? 'agree' : 'deny',
    months: String(months),
    ...(interval ? { interval: 'yes' } : {}),
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname.replace(/^\/backend/, '') + back.search;
}

/** Follows the redirect back; returns the page it leads to. */
export async function returnFromUtility(browser: HttpClient, path: string): Promise<string> {
  const answer = await browser.call(path);
  return `${answer.statusCode} ${answer.headers.location ?? ''}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
