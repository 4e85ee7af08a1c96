import { writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/domain/meter/zone.ts';
import { participations } from '../../src/server/events/tables.ts';
import type { ProgramRules } from '../../src/domain/programs/rules.ts';
import { readEndedEvents } from '../../src/server/settlement/files/queries.ts';
import { makeSettlementFile } from '../../src/server/settlement/service.ts';
import { seriesFaults, verifySettlement } from '../../src/verify/settlement.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { endAccount } from '../support/endAccount.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  staff = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_programs'], email: 'ada@example.org' }),
  );
});
afterAll(() => server.close());

interface Made {
  readonly makeSettlementFile: {
    readonly code?: string;
    readonly message?: string;
    readonly file?: { readonly id: string; readonly number: number };
  };
}
interface Listed {
  readonly staff: {
    readonly settlementFiles: {
      readonly totalCount: number;
      readonly edges: readonly {
        readonly node: {
          readonly id: string;
          readonly number: number;
          readonly state: string;
          readonly restates: number | null;
          readonly sha256: string | null;
          readonly homes: number | null;
          readonly reductionWh: number | null;
          readonly outdated: boolean;
          readonly askedBy: string | null;
        };
      }[];
    };
  };
}

const ask = async (programId: string, period: { month?: string; eventId?: string }, as = staff) => {
  const { data } = await as.clone().graphql<Made>(
    `mutation Make($input: MakeSettlementFileInput!) { makeSettlementFile(input: $input) {
       ... on SettlementFileSaved { file { id number } } ... on Refusal { code message } } }`,
    { input: { programId: toGlobalId('Program', programId), reason: 'The utility asks for it', ...period } },
  );
  return data?.makeSettlementFile;
};
const listed = async (programId: string, search: string | null = null) => {
  const { data } = await staff.clone().graphql<Listed>(
    `query Files($id: ID!, $search: String) { staff { settlementFiles(programId: $id, search: $search) { totalCount
       edges { node { id number state restates sha256 homes reductionWh outdated askedBy } } } } }`,
    { id: toGlobalId('Program', programId), search },
  );
  return data?.staff.settlementFiles.edges.map(({ node }) => node) ?? [];
};
const download = async (id: string, as = staff) => {
  const answer = await as.call(`/api/internal/programs/settlement/${id}`);
  return { status: answer.statusCode, bytes: new Uint8Array(answer.rawPayload) };
};
const made = async (programId: string, period: { month?: string; eventId?: string }) => {
  const asked = await ask(programId, period);
  expect(asked?.message).toBeUndefined();
  await server.worker.runUntilIdle();
  return (await download(asked?.file?.id ?? '')).bytes;
};
const open = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  const table = (name: string) =>
    strFromU8(files[name] ?? new Uint8Array())
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
  return {
    names: Object.keys(files).sort(),
    cover: JSON.parse(strFromU8(files['cover.json'] ?? new Uint8Array())) as {
      readonly number: number;
      readonly made_by: string;
      readonly restates: { readonly number: number; readonly sha256: string } | null;
      readonly sums: Readonly<Record<string, number>>;
      readonly events: readonly Readonly<Record<string, unknown>>[];
    },
    intervals: table('intervals.csv'),
    readings: table('readings.csv'),
  };
};
const faultsOf = async (bytes: Uint8Array) => (await verifySettlement(bytes)).faults;

/** Homes of a program that saved so much on an evening in March, 18 to 19, which is settled; the last one may have left. */
async function evening(
  saved: readonly number[],
  rules: Partial<ProgramRules> = {},
  { leaves = false, on = '2026-03-03' } = {},
) {
  server.clock.set('2026-03-01T20:00:00Z');
  const place = await Neighbourhood.on(server.database.db, server.clock, rules);
  const homes: Household[] = [];
  for (const _ of saved) homes.push(await place.household());
  const event = await place.event(on, 18, 19);
  for (const home of homes) await place.join(home, event);
  if (leaves) {
    await place.goTo(on, 18.25);
    await place.leave(homes.at(-1) as Household, event);
  }
  await place.goTo(addDays(on, 1), 9);
  for (const [i, home] of homes.entries())
    await place.deliver(home, {
      use: saving({ [on]: saved[i] ?? 0 }),
      from: '2026-01-10',
      to: on,
    });
  await place.settle();
  return { place, homes, event };
}
const endMonth = () => server.clock.set('2026-04-02T15:00:00Z');

it('a month is made, verified, restated and verified again, and a changed byte is found', async () => {
  const { place, homes } = await evening([400, 100], {}, { on: '2026-03-27' });
  expect(await ask(place.programId, { month: '2026-03' })).toMatchObject({
    code: 'INVALID',
    message: 'That month isn’t over yet.',
  });
  endMonth();
  const first = await made(place.programId, { month: '2026-03' });
  expect(await verifySettlement(first)).toMatchObject({
    faults: [],
    found: { results: 2, reductionWh: 500n },
  });
  const { names, cover, intervals, readings } = open(first);
  expect(names).toEqual([
    'cover.json',
    'intervals.csv',
    'intervals.parquet',
    'readings.csv',
    'readings.parquet',
  ]);
  expect(cover).toMatchObject({
    number: 1,
    made_by: 'ada@example.org',
    restates: null,
    sums: {
      events: 1,
      homes: 2,
      results: 2,
      intervals: 2,
      baseline_wh: 2_000,
      used_wh: 1_500,
      reduction_wh: 500,
    },
  });
  expect(intervals).toHaveLength(3);
  // Ten days of one interval for each home.
  expect(readings).toHaveLength(21);
  expect(strFromU8(first)).not.toContain(homes[0]?.memberId);
  const [listedFirst] = await listed(place.programId);
  expect(listedFirst).toMatchObject({
    number: 1,
    state: 'READY',
    homes: 2,
    reductionWh: 500,
    outdated: false,
    askedBy: 'ada@example.org',
    sha256: (await verifySettlement(first)).sha256,
  });
  expect(await ask(place.programId, { month: '2026-03' })).toMatchObject({
    code: 'NOT_ALLOWED',
    message: 'Nothing has changed since file 1.',
  });

  // The utility corrects a reading, and the evening is settled again.
  server.clock.set('2026-04-03T15:00:00Z');
  await place.deliver(homes[0] as Household, {
    use: saving({ '2026-03-27': 300 }),
    from: '2026-03-27',
    to: '2026-03-27',
  });
  expect(await place.settle()).toMatchObject({ restated: 1 });
  expect((await listed(place.programId))[0]).toMatchObject({ outdated: true });
  server.clock.set('2026-04-03T16:00:00Z');
  const second = await made(place.programId, { month: '2026-03' });
  expect(await verifySettlement(second)).toMatchObject({
    faults: [],
    found: { results: 2, reductionWh: 400n },
  });
  expect(open(second).cover).toMatchObject({
    number: 2,
    restates: { number: 1, sha256: listedFirst?.sha256 },
    sums: { reduction_wh: 400 },
  });
  expect(await listed(place.programId)).toMatchObject([
    { number: 2, restates: 1, outdated: false },
    { number: 1, restates: null, outdated: false },
  ]);
  expect(await listed(place.programId, listedFirst?.sha256?.slice(0, 12))).toMatchObject([{ number: 1 }]);
  expect(await listed(place.programId, '1999-')).toEqual([]);
  const [one, two] = [await verifySettlement(first), await verifySettlement(second)];
  expect(seriesFaults([one, two])).toEqual([]);
  expect(seriesFaults([{ ...one, sha256: two.sha256 }, two])).toEqual([
    expect.stringMatching(/file 1 that was given isn’t the one it restates\.$/),
  ]);
  const changed = Uint8Array.from(second);
  changed[Math.floor(second.length / 2)] = (second[Math.floor(second.length / 2)] ?? 0) ^ 1;
  expect(await faultsOf(changed)).not.toEqual([]);
});

it('a file is restated when results are taken back or their homes are gone, down to an empty one', async () => {
  const { place, homes, event } = await evening([400, 100]);
  const period = { eventId: toGlobalId('StaffEvent', event.id) };
  await made(place.programId, period);
  const [first, second] = homes as [Household, Household];
  await server.database.db
    .update(participations)
    .set({ estimateOnly: true })
    .where(eq(participations.memberId, first.memberId));
  expect((await listed(place.programId))[0]).toMatchObject({ number: 1, outdated: true });
  const less = await made(place.programId, period);
  expect(await verifySettlement(less)).toMatchObject({
    faults: [],
    found: { results: 1, reductionWh: 100n },
  });
  expect(open(less).cover.events[0]).not.toHaveProperty('removed');

  await endAccount(server, second.memberId);
  expect((await listed(place.programId))[0]).toMatchObject({ number: 2, outdated: true });
  const none = await made(place.programId, period);
  expect(await verifySettlement(none)).toMatchObject({ faults: [], found: { results: 0, reductionWh: 0n } });
  expect(open(none).cover).toMatchObject({
    restates: { number: 2 },
    sums: { homes: 0, results: 0, reduction_wh: 0 },
    events: [{ results: 0, removed: { homes: 1, baseline_wh: 1_000, used_wh: 900, reduction_wh: 100 } }],
  });
  expect((await listed(place.programId))[0]).toMatchObject({ number: 3, homes: 0, outdated: false });
  expect(await ask(place.programId, period)).toMatchObject({
    message: 'Nothing has changed since file 3.',
  });
});

it('a result that was settled before a file was made and is saved after it is seen as a change', async () => {
  const { place, homes, event } = await evening([400, 100]);
  const period = { eventId: toGlobalId('StaffEvent', event.id) };
  const of = eq(participations.memberId, homes[1]?.memberId ?? '');
  const { db } = server.database;
  await db.update(participations).set({ settlement: 'PENDING' }).where(of);
  await made(place.programId, period);
  await db.update(participations).set({ settlement: 'SETTLED' }).where(of);
  expect((await listed(place.programId))[0]).toMatchObject({ number: 1, homes: 1, outdated: true });
  expect(await verifySettlement(await made(place.programId, period))).toMatchObject({
    faults: [],
    found: { results: 2 },
  });
});

it('a month that one file can’t hold is refused, and each event’s file is there instead', async () => {
  const { place, event } = await evening([400, 100], {}, { on: '2026-03-27' });
  endMonth();
  const { deps } = server.core;
  const order = {
    brandId: 'default',
    actorId: '',
    programId: place.programId,
    reason: 'For the bill',
    eventId: null,
  };
  // Two homes of an interval with its own line and ten days.
  expect(
    await makeSettlementFile({ ...deps, db: server.database.db }, { ...order, month: '2026-03' }, 21),
  ).toMatchObject({ refusal: { code: 'NOT_ALLOWED', fields: [{ field: 'month' }] } });
  const bytes = await made(place.programId, { eventId: toGlobalId('StaffEvent', event.id) });
  expect(open(bytes).cover.sums['results']).toBe(2);
});

it('every month with an event can be chosen, however many events there are', async () => {
  const { place, event } = await evening([400], {}, { on: '2026-03-27' });
  const [second, latest] = [await place.event('2026-04-01', 18, 19), await place.event('2026-04-02', 18, 19)];
  await place.goTo('2026-04-03', 9);
  const { db } = server.database;
  const shown = await readEndedEvents(db, 'default', place.programId, server.clock.now(), 1);
  expect(shown.map(({ id, month, monthOver }) => [id, month, monthOver])).toEqual([
    [latest.id, '2026-04', false],
    [event.id, '2026-03', true],
  ]);
  expect(await readEndedEvents(db, 'default', place.programId, server.clock.now())).toHaveLength(3);
  expect(shown.map(({ id }) => id)).not.toContain(second.id);
});

it('a file of an event leaves out who left, and has the meters only where the program gives them', async () => {
  const { place, event } = await evening([400, 100], { settlementMeters: true }, { leaves: true });
  const eventId = toGlobalId('StaffEvent', event.id);
  const bytes = await made(place.programId, { eventId });
  expect(await faultsOf(bytes)).toEqual([]);
  const { cover, intervals } = open(bytes);
  expect(cover.events).toMatchObject([
    { joined: 2, left: 1, without_result: 0, results: 1, reduction_wh: 400 },
  ]);
  expect(intervals.slice(1).map((cells) => cells[2])).toEqual([
    expect.stringMatching(/^.{4}$/),
    expect.stringMatching(/^.{4}$/),
  ]);
  expect(
    intervals
      .slice(1)
      .map((cells) => cells[13])
      .sort(),
  ).toEqual(['false', 'true']);
});

it.each([
  ['ten-of-ten', { sameDayAdjustment: true }],
  ['blend', {}],
  ['gb-bl01', { sameDayAdjustment: true }],
  ['highest-five-of-ten', { weekendWeights: '50-30-20', settlementIntervalMinutes: 15 }],
] as const)('recomputes baselines by %s', async (baselineRule, more) => {
  const { place, event } = await evening([350, -20, 0], { baselineRule, ...more });
  const bytes = await made(place.programId, { eventId: toGlobalId('StaffEvent', event.id) });
  const verdict = await verifySettlement(bytes);
  expect(verdict.faults).toEqual([]);
  expect(verdict.found?.results).toBe(3);
});

it('says what is not right: any changed byte, and figures that don’t follow', async () => {
  const { place, event } = await evening([400]);
  const bytes = await made(place.programId, { eventId: toGlobalId('StaffEvent', event.id) });
  for (let at = 0; at < bytes.length; at += 211) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await faultsOf(changed), `byte ${at}`).not.toEqual([]);
  }
  expect(await faultsOf(bytes.subarray(0, 100))).not.toEqual([]);
  const path = join(tmpdir(), `settlement-${event.id}.zip`);
  const run = (): string => {
    try {
      return execFileSync('npx', ['ebbwatt-verify', path], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  writeFileSync(path, bytes);
  expect(run()).toContain('Yes: every figure follows from the readings. Results: 1. Reduction: 400 Wh.');
  // One byte of what is packed, which mostly can't be unpacked then, and one of the seal.
  for (const at of [200, bytes.length - 1]) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(path, changed);
    expect(run()).toMatch(/\nNo\.\n- /);
  }
  writeFileSync(path, bytes.subarray(0, 100));
  expect(run()).toMatch(/\nNo\.\n- .*\n- This is no settlement file that can be read\.\n/);
});

it('is for staff of the brand with the role', async () => {
  const { place, event } = await evening([400]);
  const eventId = toGlobalId('StaffEvent', event.id);
  await made(place.programId, { eventId });
  const [file] = await listed(place.programId);
  const id = file?.id ?? '';
  expect((await download(id)).status).toBe(200);
  const member = await server.loggedIn(await server.addMember());
  const other = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_events'] }));
  const finance = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
  );
  expect([(await download(id, member)).status, (await download(id, other)).status]).toEqual([403, 403]);
  expect((await download(id, finance)).status).toBe(200);
  expect(await ask(place.programId, { eventId }, finance)).toMatchObject({ code: 'NOT_ALLOWED' });
  expect((await download(place.programId)).status).toBe(404);
  expect(await ask(place.programId, { eventId }, member)).toMatchObject({ code: 'FORBIDDEN' });
  const { data } = await staff
    .clone()
    .graphql<{ staff: { program: { history: object[] } } }>(
      'query Told($id: ID!) { staff { program(id: $id) { history { action reason } } } }',
      { id: toGlobalId('Program', place.programId) },
    );
  expect(data?.staff.program.history).toEqual([
    { action: 'program.settlementFile', reason: 'The utility asks for it' },
  ]);
});
