import { deepStrictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { components } from '../../codegen/rest/types.ts';
import { createSecrets } from '../../src/server/platform/secrets.ts';
import { closedLoop, openLoop, percentile, type BuildRequest } from './visitors.ts';
import { logEverybodyIn, makeEvent, makeHomes, type Visitor } from './homes.ts';
import { KeepAliveConnection } from './keepAlive.ts';
import { ownDatabase } from './ownDatabase.ts';
import { startApi, startScript } from './processes.ts';
import { count, inTurns, times, type Line } from './report.ts';

const EVENT = '00000000-0000-7000-8000-0000000000d0';
const PATH = `/backend/events/${EVENT}`;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RESULTS = 8;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
/** The load if the machine can take it; otherwise the goal's share of the floor's throughput, with a margin for noise. */
const PER_SECOND = 1_000;
const SHARE_OF_FLOOR = 0.5;
const CROWD_SECONDS = 60;

/**
 * A running event with devices, opened by many members, each with a session and results of their own: in rounds beside the
 * floor, and with all members opening it within a minute, regardless of throughput.
 */
export async function eventPageBench(
  serverUrl: string,
  homes: number,
  openSeconds = CROWD_SECONDS,
): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'event_page');
  const key = randomBytes(32).toString('hex');
  const visitors = await makeWorld(url, homes, key);
  const product = await startApi({
    DATABASE_URL: url,
    SECRET_KEY: key,
    DATA_DIR: '/tmp/ebbwatt-bench-event',
  });
  const floor = await startScript('tests/load/floor/eventPage.ts', { DATABASE_URL: url });
  try {
    const buildRequest: BuildRequest = (turn) => request(visitors[turn % visitors.length]);
    await compare(product.port, floor.port, buildRequest);
    const ours = () => closedLoop(product.port, buildRequest, { connections: CONNECTIONS, seconds: SECONDS });
    const bare = () => closedLoop(floor.port, buildRequest, { connections: CONNECTIONS, seconds: SECONDS });
    for (let warm = 0; warm < 2; warm += 1) {
      await ours();
      await bare();
    }
    const speed = await inTurns(ROUNDS, ours, bare);
    const perSecond = Math.min(PER_SECOND, Math.round(speed.floor * SHARE_OF_FLOOR));
    const opened = await openLoop(product.port, buildRequest, { perSecond, seconds: openSeconds });
    const floorOpened = await openLoop(floor.port, buildRequest, {
      perSecond,
      seconds: Math.ceil(openSeconds / 3),
    });
    const opens = opened.took.length + opened.errors;
    return [
      {
        what: `event page, ${count(visitors.length)} members, requests/s`,
        ours: count(speed.ours),
        floor: count(speed.floor),
        ratio: times(speed.ours / speed.floor),
        goal: '≥ 0.70',
      },
      {
        what: `${count(opens)} opens of the event page in ${openSeconds} s (${count(perSecond)}/s), p99 ms`,
        ours: percentile(opened.took, 99).toFixed(1),
        floor: percentile(floorOpened.took, 99).toFixed(1),
        ratio: '',
        goal: '≤ 500',
      },
      {
        what: 'the same, without an answer or with another than 200',
        ours: count(opened.errors),
        floor: count(floorOpened.errors),
        ratio: '',
        goal: '0',
      },
    ];
  } finally {
    await Promise.all([product.stop(), floor.stop()]);
  }
}

async function makeWorld(url: string, homes: number, key: string): Promise<Visitor[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await makeHomes(client, { homes, devicesEach: 2 });
    const now = Date.now();
    for (let place = 0; place < RESULTS; place += 1) {
      const start = now - (RESULTS - place) * 2 * DAY_MS;
      await makeEvent(client, {
        id: `00000000-0000-7000-8000-0000000000e${place}`,
        algorithm: 'participation_reduction',
        start: new Date(start),
        end: new Date(start + 60 * MINUTE_MS),
        status: 'CLOSED',
      });
    }
    await client.query(
      `update participations set settlement = 'SETTLED', settled_at = now(), receipt_version = 1, baseline_wh = 1500, used_wh = 1100, reduction_wh = 400 + abs(hashtext(member_id::text)) % 300,
         reduction_points = 40, points = 50, watts = 5000, booked_watts = 5000`,
    );
    await client.query(
      "insert into standings (member_id, brand, recent, streak) select id, brand, '[2600, 2400, 3000, 2500, 2700]', 8 from members",
    );
    await makeEvent(client, {
      id: EVENT,
      algorithm: 'participation_reduction',
      start: new Date(now - 20 * MINUTE_MS),
      end: new Date(now + 40 * MINUTE_MS),
      status: 'ACTIVE',
    });
    await client.query(
      `insert into event_devices (member_id, event_id, device_id, brand, connection_id, advance, participation, history, step, due_at, tries, until, seen_at, shifted)
       select member_id, $1, id, brand, connection_id, 'SCHEDULED', 'SHIFTED', 'DR_EVENT', 'watch', $2, 2, $2, now(),
         json_build_array(json_build_object('from', extract(epoch from now() - interval '20 minutes')::int, 'to', null)) from devices`,
      [EVENT, new Date(now + 40 * MINUTE_MS)],
    );
    const visitors = await logEverybodyIn(client, createSecrets(Buffer.from(key, 'hex')), homes);
    await client.query('vacuum analyze');
    return visitors;
  } finally {
    await client.end();
  }
}

function request(visitor: Visitor | undefined): string {
  return `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nCookie: ${visitor?.cookie ?? ''}\r\n\r\n`;
}

type Ours = components['schemas']['EnergyEvent'];

/** The floor's response: the unprocessed rows. */
interface Bare {
  readonly id: string;
  readonly type: string;
  readonly algorithm: string;
  readonly start: string;
  readonly end: string;
  readonly programName: string;
  readonly timeZone: string;
  readonly opt: string;
  readonly settlement: string | null;
  readonly results: readonly object[];
  readonly devices: readonly {
    readonly deviceId: string;
    readonly displayName: string;
    readonly deviceType: string;
    readonly advance: string;
    readonly participation: string;
    readonly history: string;
  }[];
}

/** Both must return the same for the same event, or the comparison is worthless. */
async function compare(port: number, floorPort: number, buildRequest: BuildRequest): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const [ours, bare] = [
      JSON.parse(await once(port, buildRequest(turn))) as Ours,
      JSON.parse(await once(floorPort, buildRequest(turn))) as Bare,
    ];
    if (ours.likely_points === null || bare.results.length !== RESULTS)
      throw new Error('What the event is likely to pay is not said.');
    deepStrictEqual(
      {
        id: ours.id,
        type: ours.ohmhour_type,
        algorithm: ours.algorithm,
        start: Date.parse(ours.start_dttm),
        end: Date.parse(ours.end_dttm),
        programName: ours.program_name,
        timeZone: ours.time_zone,
        opt: ours.opt,
        settlement: ours.settlement_state,
        devices: Object.values(ours.devices)
          .map((device) => [
            device.device_id,
            device.display_name,
            device.device_type,
            device.advance,
            device.participation,
            device.history,
          ])
          .sort(),
      },
      {
        id: bare.id,
        type: bare.type,
        algorithm: bare.algorithm,
        start: Number(bare.start),
        end: Number(bare.end),
        programName: bare.programName,
        timeZone: bare.timeZone,
        opt: bare.opt,
        settlement: bare.settlement,
        devices: bare.devices
          .map((device) => [
            device.deviceId,
            device.displayName,
            device.deviceType,
            device.advance,
            device.participation,
            device.history,
          ])
          .sort(),
      },
    );
  }
}

async function once(port: number, text: string): Promise<string> {
  const line = new KeepAliveConnection(port);
  const { status, body } = await line.ask(text);
  line.close();
  if (status !== 200) throw new Error(`The event page was answered with ${status}: ${body}`);
  return body;
}
