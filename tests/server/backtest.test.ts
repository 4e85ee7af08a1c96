import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, saving } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import { sampleGreenButton } from '../../src/domain/meter/sampleFiles.ts';
import { backtestMeters } from '../../src/server/settlement/backtest/tables.ts';

let server: TestServer;
let staff: HttpClient;
let place: Neighbourhood;

beforeAll(async () => {
  server = await testServer();
  server.clock.set(new Date('2026-03-03T20:00:00Z'));
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
  place = await Neighbourhood.on(server.database.db, server.clock);
  for (const saved of [{}, { '2026-02-02': 400 }] as readonly Record<string, number>[])
    await place.deliver(await place.household(), {
      use: saving(saved, 60),
      from: '2025-12-01',
      to: '2026-03-02',
      intervalMinutes: 60,
    });
});
afterAll(() => server.close());

const FIELDS = `id state utilityId utilityName segmentName fileNames homesDone homesTotal
  evenings { from to startMinute endMinute weekdays every settlementIntervalMinutes count }
  settings {
    baselineRule sameDayAdjustment deadBandPercent carryFactor pointsPerKwh
    figures { homes evenings settled biasPercent phantomPercent paidOfTruePercent idle { low middle high } idleTold { results inside below above } }
  }`;

interface Found {
  id: string;
  state: string;
  settings: { figures: unknown }[];
}

const begin = (given = '', utilityId = `"${toGlobalId('Utility', place.utilityId)}"`) =>
  staff.graphql<{ startBacktest: { __typename: string; backtest?: Found; fields?: { field: string }[] } }>(
    `mutation { startBacktest(input: {
      utilityId: ${utilityId}, from: "2026-02-02", to: "2026-02-28",
      startMinute: 1080, endMinute: 1140, weekdays: [1], every: 1, settlementIntervalMinutes: 60,
      settings: [{ baselineRule: TEN_OF_TEN, sameDayAdjustment: false, deadBandPercent: 5, carryFactor: 2, pointsPerKwh: 100 }],
      reason: "To see what it costs." ${given}
    }) { __typename ... on BacktestSaved { backtest { ${FIELDS} } } ... on Refusal { fields { field } } } }`,
  );

const read = async (id: string, by = staff) =>
  (
    await by.graphql<{ staff: { backtest: Found | null } }>(
      `{ staff { backtest(id: "${id}") { ${FIELDS} } } }`,
    )
  ).data?.staff.backtest;

describe('a backtest for staff', () => {
  it('is calculated by a job, listed with its figures, downloaded home by home, and deleted', async () => {
    const { data, errors } = await begin();
    expect(errors).toEqual([]);
    const started = data?.startBacktest.backtest as Found;
    expect(started).toMatchObject({
      state: 'RUNNING',
      utilityName: 'Cedar Power',
      segmentName: null,
      homesDone: 0,
      homesTotal: 2,
      evenings: { from: '2026-02-02', weekdays: [1], count: 4 },
      settings: [{ baselineRule: 'TEN_OF_TEN', carryFactor: 2, figures: null }],
    });
    await server.worker.runUntilIdle();
    const done = await read(started.id);
    // On the holiday, the 16th, weekend days are the usual.
    expect(done).toMatchObject({
      state: 'DONE',
      settings: [
        {
          figures: {
            homes: 2,
            evenings: 8,
            settled: 8,
            phantomPercent: 12.5,
            // Each home's first evening has nothing to go by; after one that paid, as much again is told.
            idleTold: { results: 6, inside: 5, below: 1, above: 0 },
          },
        },
      ],
    });

    const { id } = started;
    const csv = await staff.call(`/api/internal/backtests/${encodeURIComponent(id)}`);
    expect(csv.statusCode).toBe(200);
    const lines = csv.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^home,setting,baseline_rule,.*,told_a_range,below_range_if_nobody_saves,/);
    expect(lines.slice(1).map((line) => line.split(',')[18])).toEqual(['3', '3']);
    expect(
      lines
        .slice(1)
        .sort()
        .map((line) => line.split(',').slice(0, 9)),
    ).toEqual(['1', '2'].map((home) => [home, '1', 'TEN_OF_TEN', 'false', '5', '2', '100', '4', '4']));
    expect(csv.body).not.toContain('@');

    const list = await staff.graphql<{ staff: { backtests: { totalCount: number; edges: unknown[] } } }>(
      '{ staff { backtests { totalCount edges { node { id } } } } }',
    );
    expect(list.data?.staff.backtests).toEqual({ totalCount: 1, edges: [{ node: { id: started.id } }] });
    const gone = await staff.graphql(
      `mutation { deleteBacktest(input: { id: "${started.id}", reason: "Not needed." }) { __typename } }`,
    );
    expect(gone.data).toEqual({ deleteBacktest: { __typename: 'BacktestDeleted' } });
    expect(await read(started.id)).toBeNull();
    expect((await staff.call(`/api/internal/backtests/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  });

  it('of one brand doesn’t exist for another, and while it runs there is nothing to download', async () => {
    const { data } = await begin();
    const id = data?.startBacktest.backtest?.id ?? '';
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    expect(await read(id, abroad)).toBeNull();
    expect((await abroad.call(`/api/internal/backtests/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    expect((await staff.call(`/api/internal/backtests/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    const stopped = await staff.graphql(
      `mutation { cancelBacktest(input: { id: "${id}", reason: "Too late." }) {
        __typename ... on BacktestSaved { backtest { state } } } }`,
    );
    expect(stopped.data).toEqual({
      cancelBacktest: { __typename: 'BacktestSaved', backtest: { state: 'CANCELLED' } },
    });
  });

  it('of a utility that isn’t there is refused', async () => {
    const { data } = await begin(`, segmentId: "${place.newId()}"`);
    expect(data?.startBacktest).toEqual({ __typename: 'Refusal', fields: [{ field: 'segmentId' }] });
  });

  describe('of uploaded files', () => {
    const from = Date.parse('2025-12-01T08:00:00Z') / 1000;
    /** A year file's shape: `count` hours of 1 kWh from the hour `first` on. */
    const file = (first: number, count: number) =>
      sampleGreenButton({
        start: from + first * 3600,
        count,
        reading: () => '<value>1000</value>',
      });
    const send = (text: string, uploadId = '') =>
      staff.call('/staff/backtests/files', {
        headers: { 'content-type': 'multipart/form-data; boundary=cut' },
        body: [
          '--cut',
          'content-disposition: form-data; name="upload_id"',
          '',
          uploadId,
          '--cut',
          'content-disposition: form-data; name="file"; filename="hours.xml"',
          'content-type: text/xml',
          '',
          text,
          '--cut--',
          '',
        ].join('\r\n'),
      });

    it('looks at their homes only, and deletes their readings when it ends', async () => {
      const first = await send(file(0, 24 * 40));
      expect(first.statusCode).toBe(200);
      const { upload_id: uploadId } = first.json<{ upload_id: string }>();
      // The same meter goes on in another file, from the middle of a day of UTC.
      const second = await send(file(24 * 40, 24 * 51), uploadId);
      expect(second.json()).toMatchObject({
        upload_id: uploadId,
        homes: 1,
        faulty: 0,
        first_day: '2025-12-01',
      });
      const { data } = await begin(`, uploadId: "${uploadId}"`);
      const id = data?.startBacktest.backtest?.id ?? '';
      await server.worker.runUntilIdle();
      expect(await read(id)).toMatchObject({
        state: 'DONE',
        fileNames: ['hours.xml', 'hours.xml'],
        homesTotal: 1,
        settings: [{ figures: { homes: 1, evenings: 4, settled: 4, biasPercent: 0 } }],
      });
      expect(await server.database.db.$count(backtestMeters)).toBe(0);
      expect((await begin(`, uploadId: "${uploadId}"`)).data?.startBacktest.fields).toEqual([
        { field: 'uploadId' },
      ]);
    });

    it('goes after a day without a backtest', async () => {
      await send(file(0, 48));
      expect(await server.database.db.$count(backtestMeters)).toBe(1);
      server.clock.advance(25 * 3_600_000);
      await server.worker.runUntilIdle();
      expect(await server.database.db.$count(backtestMeters)).toBe(0);
    });

    it('is refused where the file can’t be read, or no utility gives its zone', async () => {
      const broken = await send('made up');
      expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([400, 'METER_FILE']);
      expect((await send(file(0, 48), place.newId())).statusCode).toBe(404);
      const { upload_id: uploadId } = (await send(file(0, 48))).json<{ upload_id: string }>();
      const { data } = await begin(`, uploadId: "${uploadId}"`, 'null');
      expect(data?.startBacktest.fields).toEqual([{ field: 'utilityId' }]);
    });
  });
});
