import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceLog, devices, eventDevices } from '../../src/server/devices/tables.ts';
import type { DeviceCommand } from '../../src/server/devices/clouds/cloud.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { COOLING, DeviceWorld, OFF, ON } from '../support/deviceWorld.ts';
import { folderDb } from '../support/folderDb.ts';
import { migratedFolder } from '../support/migratedFolder.ts';
import { localInstant } from '../support/neighbourhood.ts';
import { NODE_FLAGS, testProgram } from '../support/program.ts';
import { randomFrom, SEED } from '../support/seed.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';
import { dispatchPass } from './helpers/dispatchPass.ts';
import type { DoomedDispatch } from './helpers/dispatchUntilKilled.ts';

/** Kills in each of the two stretches; with EBBWATT_DEEP twenty. */
const deep = process.env['EBBWATT_DEEP'] === '1';
const KILLS = deep ? 20 : 2;
const HOMES = 12;
const random = randomFrom(SEED);
const killed: string[] = [];
/** The times of the kills, for the failure message: two runs never interleave alike. */
const when = (): string => `killed ${killed.join('; ')}`;

let folder: string;
let onServer: TestDatabase | null = null;
let open: OpenDatabase;
let partners: Server;
let world: DeviceWorld;
let event: StoredEvent;
const clock = new ManualClock('2026-03-04T01:55:00Z');

const reopen = async (): Promise<OpenDatabase> => onServer ?? (open = await folderDb(folder));
const release = async (): Promise<void> => void (onServer === null && (await open.close()));

/** The partners outlive the program and remember each command. */
async function play(): Promise<Server> {
  const { cloud } = world.clouds;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const { id, command, key } = JSON.parse(body) as {
        id: string;
        command?: DeviceCommand & { until?: string | null };
        key?: string;
      };
      const until = command?.until == null ? {} : { until: new Date(command.until) };
      const answer =
        command === undefined ? cloud.state(id) : cloud.command(id, { ...command, ...until }, key ?? '');
      void answer.then((said) => setTimeout(() => response.end(JSON.stringify(said)), 5));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-dispatch-'));
  if (process.env['TEST_DATABASE_URL']) open = onServer = await testDb();
  else await migratedFolder(folder);
  await reopen();
  world = await DeviceWorld.on(open.db, clock);
  event = await world.place.event('2026-03-03', 18, 19, { algorithm: 'reduction_rt' });
  for (let home = 0; home < HOMES; home += 1) {
    const household = await world.place.household();
    await world.place.join(household, event);
    await world.device(household, 'plug', ON);
    await world.device(household, 'thermostat', COOLING);
    await world.device(household, 'tv', OFF);
    await world.device(household, 'monitor', ON);
  }
  partners = await play();
}, 120_000);
afterAll(async () => {
  await onServer?.close();
  partners.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the work in its own process, and kills it shortly after so many lines of output. Answers whether it finished
 * all the same.
 */
async function killedAfter(lines: number): Promise<boolean> {
  const { port } = partners.address() as AddressInfo;
  const given: DoomedDispatch = {
    folder,
    url: onServer?.url ?? null,
    now: clock.now().toISOString(),
    partners: `http://127.0.0.1:${port}/`,
  };
  const child = spawn(process.execPath, [...NODE_FLAGS, testProgram('dispatch'), JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  const afterMs = random() * 40;
  killed.push(`${Math.round(afterMs)} ms after line ${lines}`);
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (said.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), afterMs);
  });
  await gone;
  // Claims of the killed process expire after a minute.
  clock.advance(61_000);
  return said.includes('ended');
}

/** Leaves the database open. */
async function killedOverAndOver(): Promise<void> {
  let kills = 0;
  for (let line = 1; kills < KILLS; line = (line % 9) + 1) {
    if (await killedAfter(line)) break;
    kills += 1;
  }
  expect(kills, `seed ${SEED}, ${when()}`).toBeGreaterThan(0);
  const { db } = await reopen();
  // PostgreSQL may still hold rows for a killed process during the first pass; a worker's next pass gets them.
  for (const _pass of ['first', 'next']) {
    await dispatchPass({ db, clock, cloud: world.clouds.cloud });
    clock.advance(61_000);
  }
}

/** The final state of all devices of a type: each counted once, whatever was killed in between. */
async function outcome(): Promise<unknown> {
  const { db } = open;
  try {
    const rows = await db
      .select({
        id: devices.id,
        type: devices.deviceType,
        advance: eventDevices.advance,
        participation: eventDevices.participation,
        history: eventDevices.history,
        step: eventDevices.step,
        shifted: sql<number>`jsonb_array_length(shifted)::int`,
      })
      .from(eventDevices)
      .innerJoin(devices, eq(devices.id, eventDevices.deviceId))
      .where(eq(eventDevices.eventId, event.id));
    const log = await db
      .select({ id: deviceLog.deviceId, history: deviceLog.history })
      .from(deviceLog)
      .where(eq(deviceLog.eventId, event.id))
      .orderBy(asc(deviceLog.at), asc(deviceLog.id));
    const kinds = new Map<string, Set<string>>();
    for (const { id, type, ...row } of rows) {
      const seen = [
        Object.values(row).join(' '),
        log
          .filter((entry) => entry.id === id)
          .map(({ history }) => history)
          .sort()
          .join(' '),
        world.clouds.commandsTo(id).join(' '),
      ].join(' | ');
      kinds.set(type, (kinds.get(type) ?? new Set()).add(seen));
    }
    return {
      rows: rows.length,
      byType: Object.fromEntries([...kinds].map(([type, seen]) => [type, [...seen]])),
    };
  } finally {
    await release();
  }
}

describe('kill -9 while devices are directed and commanded', { timeout: deep ? 900_000 : 240_000 }, () => {
  it('at the start: ends like an undisturbed run, and commands each device once', async () => {
    await release();
    clock.set(localInstant('2026-03-03', 18));
    await killedOverAndOver();
    expect(await outcome(), `seed ${SEED}, ${when()}`).toEqual({
      rows: HOMES * 4,
      byType: {
        plug: ['SHIFTED  OFF watch 1 | OFF SCHEDULED | off'],
        thermostat: ['SHIFTED  DR_EVENT watch 1 | DR_EVENT SCHEDULED | setpoint'],
        tv: ['ALREADY_OFF ALREADY_OFF ALREADY_OFF watch 0 | ALREADY_OFF SCHEDULED | '],
        monitor: ['NOT_IMPLEMENTED OTHER NOT_IMPLEMENTED  0 | NOT_IMPLEMENTED | '],
      },
    });
    expect([...world.clouds.devices.values()].filter(({ held }) => held !== null)).toHaveLength(HOMES * 2);
  });

  it('on cancelling: restores each device once', async () => {
    const { db } = await reopen();
    await db.execute(
      sql`update events set status = 'CANCELLED', devices_mark = devices_mark + 1, devices_after = null where id = ${event.id}`,
    );
    await release();
    await killedOverAndOver();
    expect(await outcome(), `seed ${SEED}, ${when()}`).toMatchObject({
      byType: {
        plug: ['SHIFTED  DONE  1 | DONE OFF SCHEDULED | off resume'],
        thermostat: ['SHIFTED  DONE  1 | DONE DR_EVENT SCHEDULED | setpoint resume'],
        tv: ['ALREADY_OFF ALREADY_OFF ALREADY_OFF  0 | ALREADY_OFF SCHEDULED | '],
      },
    });
    expect([...world.clouds.devices.values()].filter(({ held }) => held !== null)).toEqual([]);
  });
});
