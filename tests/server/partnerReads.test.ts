import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTNER_RIGHTS } from '../../src/domain/partner/rights.ts';
import { participations } from '../../src/server/events/tables.ts';
import { makeSettlementFile } from '../../src/server/settlement/files/request.ts';
import { verifySettlement } from '../../src/verify/settlement.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { partnerClient, type PartnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const EVENING = '2026-03-27';

let server: TestServer;
let partner: PartnerClient;
let place: Neighbourhood;
let eventId: string;
const homes: Household[] = [];
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  partner = await partnerClient(server, PARTNER_RIGHTS, { validDays: 365 });
  place = await Neighbourhood.on(server.database.db, server.clock);
  for (let home = 0; home < 3; home++) homes.push(await place.household());
  const event = await place.event(EVENING, 18, 19);
  eventId = event.id;
  for (const home of homes) await place.join(home, event);
  await place.goTo('2026-03-28', 9);
  for (const home of homes.slice(0, 2))
    await place.deliver(home, { use: saving({ [EVENING]: 400 }), from: '2026-01-10', to: EVENING });
  await place.settle();
  server.clock.set('2026-04-02T15:00:00Z');
});
afterAll(() => server.close());

interface Page<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}
interface Home {
  readonly home: string;
  readonly state: string;
  readonly reduction_wh: number | null;
}
const page = async <Row>(path: string): Promise<Page<Row>> => {
  const answer = await partner.get(`/partner/v1/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page<Row>>();
};
const all = async <Row>(path: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const found: Page<Row> = await page<Row>(`${path}${cursor === null ? '' : `&cursor=${cursor}`}`);
    rows.push(...found.data);
    cursor = found.next_cursor;
  } while (cursor !== null);
  return rows;
};

describe('what partners read', () => {
  it('programs and homes of their own brand alone', async () => {
    const abroad = await partnerClient(server, PARTNER_RIGHTS, { brand: 'org' });
    expect((await abroad.get('/partner/v1/programs')).json()).toEqual({ data: [], next_cursor: null });
    expect((await abroad.get(`/partner/v1/events/${eventId}`)).statusCode).toBe(404);
    expect((await abroad.get(`/partner/v1/results?event_id=${eventId}`)).statusCode).toBe(400);
    const programs = await page<{ id: string; utility: { id: string } }>('programs');
    expect(programs.data).toEqual([
      expect.objectContaining({ id: place.programId, utility: { id: place.utilityId, name: 'Cedar Power' } }),
    ]);
    const enrolled = await all<Home>(`enrollments?program_id=${place.programId}&limit=2`);
    expect(enrolled).toHaveLength(3);
    expect(JSON.stringify(enrolled)).not.toContain(homes[0]?.memberId);
  });

  it('results of homes by the names of the settlement file, which verifies', async () => {
    const results = await all<Home>(`results?event_id=${eventId}&limit=2`);
    expect(results.map(({ state, reduction_wh: reduction }) => [state, reduction]).toSorted()).toEqual([
      ['PENDING', null],
      ['SETTLED', 400],
      ['SETTLED', 400],
    ]);
    const made = await makeSettlementFile(server.core.deps, {
      brandId: 'default',
      actorId: await server.addMember({}),
      programId: place.programId,
      month: '2026-03',
      eventId: null,
      reason: 'The month is over',
    });
    if ('refusal' in made) throw new Error('The file was refused.');
    const path = `/partner/v1/settlement_files/${made.id}`;
    expect((await partner.get(`${path}/content`)).statusCode).toBe(404);
    await server.worker.runUntilIdle();
    const files = await page<{ id: string; state: string; sha256: string }>(
      `settlement_files?program_id=${place.programId}`,
    );
    expect(files.data).toMatchObject([{ id: made.id, state: 'READY', homes: 2, reduction_wh: 800 }]);
    expect((await partner.get(path)).json()).toEqual(files.data[0]);
    const zip = new Uint8Array((await partner.get(`${path}/content`)).rawPayload);
    expect((await verifySettlement(zip)).faults).toEqual([]);
    const intervals = strFromU8(unzipSync(zip)['intervals.csv'] ?? new Uint8Array());
    for (const { home, state } of results) expect(intervals.includes(home)).toBe(state === 'SETTLED');
  });

  it('events by pages that neither repeat nor skip one when others are added meanwhile', async () => {
    const days = ['2026-05-05', '2026-05-07', '2026-05-12', '2026-05-14'];
    for (const day of days) await place.event(day, 18, 19);
    const later = `events?program_id=${place.programId}&status=SCHEDULED&start_from=2026-05-01T00:00:00Z`;
    const first = await page<{ start_at: string }>(`${later}&limit=2`);
    expect(first.data.map(({ start_at: at }) => at.slice(0, 10))).toEqual(['2026-05-06', '2026-05-08']);
    await place.event('2026-05-04', 18, 19);
    const rest = await page<{ start_at: string }>(`${later}&limit=2&cursor=${first.next_cursor ?? ''}`);
    expect(rest.data.map(({ start_at: at }) => at.slice(0, 10))).toEqual(['2026-05-13', '2026-05-15']);
    expect(rest.next_cursor).toBeNull();
    expect(await page('events?start_before=2026-01-01T00:00:00Z')).toEqual({ data: [], next_cursor: null });
  });

  it.each([
    ['events?limit=201', 'limit'],
    ['events?status=OVER', 'status'],
    ['events?start_from=yesterday', 'start_from'],
    ['events?cursor=abc', 'cursor'],
    ['events?program_id=0190a1b2-0000-7000-8000-0000000000ff', 'program_id'],
    ['results', 'event_id'],
    ['enrollments?program_id=one', 'program_id'],
  ])('%s is refused and the field named', async (path, field) => {
    const answer = await partner.get(`/partner/v1/${path}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([
      field,
    ]);
  });

  it('an event’s homes with a result are those of the settlement file, without estimates', async () => {
    const settled = async () =>
      (await partner.get(`/partner/v1/events/${eventId}`)).json<{ homes_settled: number }>().homes_settled;
    expect(await settled()).toBe(2);
    const estimate = (estimateOnly: boolean) =>
      server.database.db
        .update(participations)
        .set({ estimateOnly })
        .where(eq(participations.memberId, homes[0]?.memberId ?? ''));
    await estimate(true);
    expect(await settled()).toBe(1);
    await estimate(false);
  });

  it('cursors of one list are none of another', async () => {
    const { next_cursor: cursor } = await page('events?limit=1');
    const answer = await partner.get(`/partner/v1/programs?cursor=${cursor ?? ''}`);
    expect(answer.json<{ errors: unknown[] }>().errors).toMatchObject([{ field: 'cursor' }]);
  });
});
