import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { SUBSCRIPTION_ENTRY_NAMES, subscriptionKeys } from '../../src/domain/brands/subscriptions.ts';
import { createSecrets, type Secrets } from '../../src/server/platform/secrets.ts';
import { openLoop, percentile, type BuildRequest } from './visitors.ts';
import { BENCH_BRAND, makeEvent, makeHomes } from './homes.ts';
import { ownDatabase } from './ownDatabase.ts';
import { openMailbox } from './mailbox.ts';
import { startProduct, startScript, startWorker } from './processes.ts';
import { count, times, type Line } from './report.ts';
import { logIn, type LoggedIn } from './visitor.ts';

const EVENT = '00000000-0000-7000-8000-0000000000f0';
/** Visitors of each route per second: enough to measure their wait, few enough to leave the CPU to the product. */
const VISITS = 50;
const QUIET_SECONDS = 20;
const WINDOW_SECONDS = 4;
/** Connections of the worker, few enough that its queries leave a processor to members' requests. */
const WORKER_POOL = '2';
const LEAD_MS = 4_000;
const MOST_MS = 20 * 60_000;

interface CommandCount {
  readonly commands: number;
  readonly devices: number;
  /** When the first and the last command was answered, milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
}

/**
 * A real-time event that commands `devices` thermostats, one in each home, at a partner that answers in 50 ms: how long it
 * takes, and how long members who visit meanwhile wait. Web and worker are a process each, as the README says; no member
 * wants email about it.
 */
export async function dispatchBench(serverUrl: string, devices: number): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'dispatch');
  const key = randomBytes(32).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-dispatch-'));
  const env = { DATABASE_URL: url, SECRET_KEY: key, EBBWATT_ENV: 'review', DATA_DIR: folder };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const mailbox = await openMailbox();
  const partner = await startScript('tests/load/pretendPartner.ts', {});
  const web = await startProduct({ ...env, ROLE: 'web' }, ['--demo']);
  const worker = await startWorker(
    { ...env, SANDBOX_PORT: String(partner.port), SMTP_URL: mailbox.url, DATABASE_POOL: WORKER_POOL },
    ['--demo'],
  );
  try {
    await makeWorld(client, devices, createSecrets(Buffer.from(key, 'hex')));
    const visit = createVisitors(web.port, await logIn(web.port));
    await visit(QUIET_SECONDS / 4);
    const quiet = await visit(QUIET_SECONDS);

    const start = new Date(Date.now() + LEAD_MS);
    await makeEvent(client, {
      id: EVENT,
      algorithm: 'reduction_rt',
      start,
      end: new Date(start.getTime() + 2 * 3_600_000),
      status: 'SCHEDULED',
    });
    await client.query('vacuum analyze participations, events');
    await wait(Math.max(0, start.getTime() - Date.now()));
    const busy: Waits = { home: [], events: [], errors: 0 };
    let counted = await readCommandCount(partner.port);
    while (counted.devices < devices) {
      if (Date.now() > start.getTime() + MOST_MS)
        throw new Error(
          `${counted.devices} of ${devices} devices were commanded in ${MOST_MS / 60_000} minutes.`,
        );
      const { home, events, errors } = await visit(WINDOW_SECONDS);
      busy.home.push(...home);
      busy.events.push(...events);
      busy.errors += errors;
      counted = await readCommandCount(partner.port);
    }
    const seconds = (counted.last - start.getTime()) / 1_000;
    return [
      {
        what: `dispatch to ${count(devices)} devices, a partner that answers in 50 ms, s to the last`,
        ours: seconds.toFixed(1),
        floor: '–',
        ratio: '',
        goal: 'shown',
      },
      {
        what: 'the same, s to the first',
        ours: ((counted.first - start.getTime()) / 1_000).toFixed(1),
        floor: '–',
        ratio: '',
        goal: 'shown',
      },
      { what: 'the same, devices/s', ours: count(devices / seconds), floor: '–', ratio: '', goal: 'shown' },
      {
        what: 'the same, commands more than devices',
        ours: count(counted.commands - devices),
        floor: '–',
        ratio: '',
        goal: '0',
      },
      waited('Home during dispatch beside quiet, p99 ms', busy.home, quiet.home),
      waited('list of events during dispatch beside quiet, p99 ms', busy.events, quiet.events),
      {
        what: 'visits during dispatch without an answer or with another than 200',
        ours: count(busy.errors),
        floor: count(quiet.errors),
        ratio: '',
        goal: '0',
      },
    ];
  } finally {
    await client.end();
    await Promise.all([web.stop(), worker.stop(), partner.stop()]);
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeWorld(client: pg.Client, devices: number, secrets: Secrets): Promise<void> {
  await makeHomes(client, { homes: devices, devicesEach: 1 });
  await client.query(
    'insert into subscriptions (member_id, key, enabled) select c.member_id, k, false from device_connections c cross join unnest($1::text[]) k where c.external_account like $2',
    [subscriptionKeys(SUBSCRIPTION_ENTRY_NAMES), 'bench-%'],
  );
  const { rows } = await client.query<{ id: string }>(
    'select id from device_connections where brand = $1 and external_account like $2',
    [BENCH_BRAND, 'bench-%'],
  );
  await client.query(
    `update device_connections c set access_token = t.token, access_expires_at = now() + interval '1 day', poll_due_at = null, hours_due_at = null
     from unnest($1::uuid[], $2::text[]) t (id, token) where c.member_id = t.id and c.id = t.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ id }) => secrets.seal('device-token', `${id}:access`, `bench-${id}`)),
    ],
  );
  await client.query('vacuum analyze');
}

interface Waits {
  readonly home: number[];
  readonly events: number[];
  errors: number;
}

/** A steady stream of members who open Home and the list of events. */
function createVisitors(port: number, { cookie, token }: LoggedIn): (seconds: number) => Promise<Waits> {
  const query = Object.entries(persisted).find(([, text]) => text.startsWith('query homeLoaderQuery '))?.[0];
  if (query === undefined) throw new Error('There is no persisted operation homeLoaderQuery.');
  const head = `Host: localhost:${port}\r\nAccept: application/json\r\nCookie: ${cookie}\r\n`;
  const body = JSON.stringify({ id: query, variables: {} });
  const home: BuildRequest = () =>
    `POST /backend/graphql/internal HTTP/1.1\r\n${head}Content-Type: application/json\r\nX-CSRF-Token: ${decodeURIComponent(token)}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const events: BuildRequest = () => `GET /backend/api/v2/upcoming_events HTTP/1.1\r\n${head}\r\n`;
  return async (seconds) => {
    const [one, other] = await Promise.all(
      [home, events].map((buildRequest) => openLoop(port, buildRequest, { perSecond: VISITS, seconds })),
    );
    if (one === undefined || other === undefined) throw new Error('No visit was answered.');
    return { home: [...one.took], events: [...other.took], errors: one.errors + other.errors };
  };
}

function waited(what: string, busy: readonly number[], quiet: readonly number[]): Line {
  const [ours, floor] = [busy, quiet].map((took) =>
    percentile(
      [...took].sort((one, other) => one - other),
      99,
    ),
  ) as [number, number];
  return { what, ours: ours.toFixed(1), floor: floor.toFixed(1), ratio: times(ours / floor), goal: '≤ 1.50' };
}

async function readCommandCount(port: number): Promise<CommandCount> {
  return (await (await fetch(`http://localhost:${port}/count`)).json()) as CommandCount;
}
