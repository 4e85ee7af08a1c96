import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { auditLines } from '../../src/server/readmodels/auditLog.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { partnerClient, type PartnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let partner: PartnerClient;
let place: Neighbourhood;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  const rights = ['EVENTS_READ', 'EVENTS_WRITE', 'METER_WRITE'] as const;
  partner = await partnerClient(server, rights, { name: 'Grid desk', validDays: 365 });
  place = await Neighbourhood.on(server.database.db, server.clock, { eventsPerDay: 1 });
});
afterAll(() => server.close());

const events = '/partner/v1/events';
const evening = (day: string) => ({
  program_id: place.programId,
  start_at: `${day}T02:00:00Z`,
  end_at: `${day}T03:00:00Z`,
  reason: 'Peak forecast',
});
const history = async (subject: string) =>
  (await auditLines(server.database.db, 'default', { limit: 10, after: null }, subject)).rows;

describe('what partners change', () => {
  it('an event is scheduled once for a key, and audited under the key’s name', async () => {
    const key = { 'idempotency-key': 'order-0001' };
    const first = await partner.post(events, evening('2026-03-10'), key);
    expect(first.statusCode).toBe(200);
    const event = first.json<{ id: string }>();
    expect(event).toMatchObject({ status: 'SCHEDULED', program_id: place.programId, version: 1 });
    const again = await partner.post(events, evening('2026-03-10'), key);
    expect(again.json()).toEqual(event);
    const other = await partner.post(events, evening('2026-03-12'), key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
    // Another partner's key of the same name is another key.
    const second = await partnerClient(server, ['EVENTS_WRITE']);
    expect((await second.post(events, evening('2026-03-14'), key)).statusCode).toBe(200);
    const list = await partner.get(`${events}?program_id=${place.programId}`);
    expect(list.json<{ data: unknown[] }>().data).toHaveLength(2);
    expect(await history(`event:${event.id}`)).toMatchObject([
      { action: 'event.schedule', actorName: 'Grid desk', reason: 'Peak forecast' },
    ]);
  });

  it('the rules of staff hold, and the fields are named', async () => {
    const long = { ...evening('2026-04-10'), end_at: '2026-04-13T03:00:00Z' };
    const refused = await partner.post(events, long);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'NOT_ALLOWED', errors: [{ field: 'end_at' }] });
    expect((await partner.post(events, evening('2026-04-14'))).statusCode).toBe(200);
    // One a day, which only staff may exceed.
    const beyond = {
      ...evening('2026-04-14'),
      start_at: '2026-04-14T04:00:00Z',
      end_at: '2026-04-14T05:00:00Z',
    };
    expect((await partner.post(events, beyond)).json()).toMatchObject({ errors: [{ field: 'start_at' }] });
    const unknown = { ...evening('2026-04-16'), program_id: '0190a1b2-0000-7000-8000-0000000000ff' };
    expect((await partner.post(events, unknown)).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'program_id' }],
    });
    const without = await partner.post(events, { ...evening('2026-04-16'), reason: 'no' });
    expect(without.json()).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
  });

  it('an event is cancelled, unless it has changed or is over', async () => {
    const { id } = (await partner.post(events, evening('2026-05-10'))).json<{ id: string }>();
    const cancel = (body: object) => partner.post(`${events}/${id}/cancel`, body);
    expect((await cancel({ reason: 'Peak is over', version: 7 })).json()).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    expect((await cancel({ reason: 'Peak is over', version: 1 })).json()).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'Peak is over',
    });
    expect((await cancel({ reason: 'Peak is over' })).json()).toMatchObject({ code: 'NOT_ALLOWED' });
    // Both are of one instant.
    const lines = (await history(`event:${id}`)).map(({ action, actorName }) => [action, actorName]);
    expect(lines.toSorted()).toEqual([
      ['event.cancel', 'Grid desk'],
      ['event.schedule', 'Grid desk'],
    ]);
  });

  it('an event in groups says so, and is canceled alone or with all its groups', async () => {
    const set = '0190a1b2-0000-7000-8000-00000000005e';
    const made = [];
    for (const number of [1, 2, 3]) {
      const group = { set, number, of: 3 };
      made.push(await place.event('2026-04-20', 17 + number, 18 + number, { group }));
    }
    const [first, second, third] = made.map(({ id }) => id);
    const seen = async (id = '') => (await partner.get(`${events}/${id}`)).json<{ status: string }>();
    expect(await seen(second)).toMatchObject({ status: 'SCHEDULED', group: { set, number: 2, of: 3 } });
    const reason = 'The peak is over';
    await partner.post(`${events}/${first ?? ''}/cancel`, { reason });
    expect([(await seen(first)).status, (await seen(second)).status]).toEqual(['CANCELLED', 'SCHEDULED']);
    await partner.post(`${events}/${second ?? ''}/cancel`, { reason, with_groups: true });
    expect((await seen(third)).status).toBe('CANCELLED');
  });

  it('meter readings are delivered as an operator’s file', async () => {
    const file = (name: string, content: string) =>
      Buffer.from(
        `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--cut--\r\n`,
      );
    const form = { 'content-type': 'multipart/form-data; boundary=cut' };
    const path = `/partner/v1/utilities/${place.utilityId}/deliveries`;
    const key = { ...form, 'idempotency-key': 'delivery-0001' };
    const taken = await partner.post(path, file('june.csv', sampleNem12()), key);
    expect(taken.statusCode).toBe(200);
    expect(taken.json()).toMatchObject({ file_name: 'june.csv', taken: 0, left_counts: { unmatched: 1 } });
    expect((await partner.post(path, file('june.csv', sampleNem12()), key)).json()).toEqual(taken.json());
    expect((await partner.post(path, file('july-2026.csv', sampleNem12()), key)).statusCode).toBe(422);
    const broken = await partner.post(path, file('broken.csv', 'nothing'), form);
    expect(broken.json()).toMatchObject({ status: 400, code: 'METER_FILE' });
    const other = await partner.post(
      '/partner/v1/utilities/0190a1b2-0000-7000-8000-0000000000ff/deliveries',
      file('june.csv', sampleNem12()),
      form,
    );
    expect(other.statusCode).toBe(404);
    const [line, ...more] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'meter.delivery'));
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      actorId: partner.keyId,
      reason: 'Delivered with the API key “Grid desk”',
      subject: `utility:${place.utilityId}`,
    });
  });
});
