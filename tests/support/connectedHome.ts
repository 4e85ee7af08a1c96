import { and, eq } from 'drizzle-orm';
import type { Device } from '../../codegen/rest/types.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { deviceConnections, deviceHours, deviceLog, devices } from '../../src/server/devices/tables.ts';
import { Deadlines } from './deadlines.ts';
import { freePort } from './freePort.ts';
import type { HttpClient } from './httpClient.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from './sandbox.ts';
import { sandboxDevices, type SandboxDevices } from './sandboxDevices.ts';
import { testServer, type TestServer } from './testServer.ts';

/** The server, listening, beside a sandbox that plays the device partners; both at the same time of the product. */
export interface ConnectedHome {
  readonly server: TestServer;
  readonly sandbox: TestSandbox;
  readonly clouds: SandboxDevices;
  /** Of the partners. */
  readonly deadlines: Deadlines;
  /** Every line that the server logged. */
  readonly lines: readonly string[];
  /** A logged-in member. */
  addMember(brandId?: string): Promise<{ readonly memberId: string; readonly browser: HttpClient }>;
  /** Moves the time of both. */
  setNow(at: Date | string): void;
  /** Moves the time of both on. */
  pass(milliseconds: number): void;
  /** Runs everything that is due, webhooks included. */
  settle(): Promise<void>;
  connections(memberId: string): Promise<(typeof deviceConnections.$inferSelect)[]>;
  devices(memberId: string): Promise<(typeof devices.$inferSelect)[]>;
  /** What happened with a device, oldest first. */
  happened(memberId: string, deviceId: string): Promise<readonly (string | null)[]>;
  hours(memberId: string, deviceId: string): Promise<(typeof deviceHours.$inferSelect)[]>;
  close(): Promise<void>;
}

export async function connectedHome(wishes: Parameters<typeof startSandbox>[0] = {}): Promise<ConnectedHome> {
  const deadlines = new Deadlines();
  const sandbox = await startSandbox({ actionMs: 100, onKept: deadlines.kept, ...wishes });
  const partners = createPartners({
    oidcIssuers: {},
    smsUrl: null,
    captchaScriptUrl: null,
    captchaVerifyUrl: null,
    given: {},
    sandbox: { url: sandbox.url, root: TEST_ROOT },
  });
  const lines: string[] = [];
  const port = await freePort();
  const server = await testServer(
    { PORT: port, LOG_LEVEL: 'trace' },
    { partners, deadline: deadlines.begin, log: { write: (line) => void lines.push(line) } },
  );
  await server.app.listen({ port: Number(port), host: 'localhost' });
  const { db } = server.database;
  const setNow = (at: Date | string): void => {
    server.clock.set(at);
    sandbox.setNow(at);
  };
  setNow(server.clock.now());

  return {
    server,
    sandbox,
    deadlines,
    lines,
    setNow,
    clouds: sandboxDevices(sandbox),
    addMember: async (brandId = 'default') => {
      const memberId = await server.addMember({ brand: brandId });
      return {
        memberId,
        browser: await server.loggedIn(
          memberId,
          brandId === 'default' ? 'localhost' : `${brandId}.localhost`,
        ),
      };
    },
    pass: (milliseconds) => setNow(new Date(server.clock.now().getTime() + milliseconds)),
    settle: async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await server.worker.runUntilIdle();
        await sandbox.webhooks.settled();
      }
    },
    connections: (memberId) =>
      db
        .select()
        .from(deviceConnections)
        .where(eq(deviceConnections.memberId, memberId))
        .orderBy(deviceConnections.id),
    devices: (memberId) =>
      db.select().from(devices).where(eq(devices.memberId, memberId)).orderBy(devices.externalId),
    happened: async (memberId, deviceId) => {
      const found = await db
        .select()
        .from(deviceLog)
        .where(and(eq(deviceLog.memberId, memberId), eq(deviceLog.deviceId, deviceId)))
        .orderBy(deviceLog.at, deviceLog.id);
      return found.map(({ happened }) => happened);
    },
    hours: (memberId, deviceId) =>
      db
        .select()
        .from(deviceHours)
        .where(and(eq(deviceHours.memberId, memberId), eq(deviceHours.deviceId, deviceId)))
        .orderBy(deviceHours.hourStart),
    close: async () => {
      await sandbox.stop();
      await server.close();
    },
  };
}

/** Starts connecting a partner; returns where the browser is redirected. */
export async function beginConnecting(browser: HttpClient, partner: string): Promise<string> {
  const answer = await browser.call('/device/connect', { body: { connection_config_id: partner } });
  const { auth_url: url } = answer.json<{ auth_url: string | null }>();
  if (answer.statusCode !== 200 || url === null)
    throw new Error(`The beginning answered ${answer.statusCode}: ${answer.body}`);
  return url;
}

/** Follows the browser's way back; returns the page it is redirected to. */
export async function returnFromUtility(browser: HttpClient, to: URL): Promise<string> {
  const answer = await browser.call(to.pathname.replace(/^\/backend/, '') + to.search);
  return `${answer.statusCode} ${answer.headers.location ?? ''}`;
}

/** Connects a partner with its own log-in, as a person does. */
export async function connect(
  { clouds }: Pick<ConnectedHome, 'clouds'>,
  browser: HttpClient,
  partner: string,
  visit: Parameters<SandboxDevices['visit']>[1] = {},
): Promise<string> {
  return returnFromUtility(browser, await clouds.visit(await beginConnecting(browser, partner), visit));
}

/** The member's devices as the page sees them. */
export async function deviceList(browser: HttpClient): Promise<Device[]> {
  const answer = await browser.call('/device/list');
  if (answer.statusCode !== 200) throw new Error(`The list answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ devices: Device[] }>().devices;
}
