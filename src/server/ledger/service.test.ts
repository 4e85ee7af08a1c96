import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { correctionPosting, creditAccount, reductionPosting } from '../../domain/ledger/eventPostings.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import { members } from '../session/tables.ts';
import { readBalances, readEventLedgers, readMovements, readEventMovements, post } from './service.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const other = '01900000-0000-7000-8000-000000000002';
const eventId = '01900000-0000-7000-8000-0000000000e1';
const programId = '01900000-0000-7000-8000-0000000000a1';
const scope = { brandId: 'default', memberId };
const owner = { eventId, memberId, programId, credit: creditAccount('reduction', memberId, null) };
const day = (date: number) => new Date(Date.UTC(2026, 2, date));

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(members).values(
    [memberId, other].map((id) => ({
      id,
      brand: 'default',
      email: id,
      emailKey: id,
      country: 'US',
      timeZone: 'America/Los_Angeles',
      createdAt: day(1),
    })),
  );
});
afterAll(() => database.close());

const book = (posting: Posting | null, at: Date) =>
  post(database.db, posting ? [{ ...scope, eventId, posting }] : [], at);

describe('booking results', () => {
  it('books a posting once, even when requested again', async () => {
    const posting = reductionPosting(owner, 91_500, 1);
    expect(await book(posting, day(2))).toBe(1);
    expect(await book(posting, day(3))).toBe(0);
    expect((await readBalances(database.db, scope)).watts).toBe(91_500);
  });

  it('takes back at most the balance and lets the program bear the rest', async () => {
    expect(await book(correctionPosting(owner, { memberWatts: -91_500, lossWatts: -8_500 }, 2), day(4))).toBe(
      1,
    );
    expect((await readBalances(database.db, scope)).watts).toBe(0);
    expect(await readEventLedgers(database.db, eventId, [memberId, other])).toEqual(
      new Map([[memberId, { owner: `member:${memberId}`, creditedWatts: 0, forgivenWatts: 8_500 }]]),
    );
  });

  it('lists movements, latest first, in pages', async () => {
    const first = await readMovements(database.db, scope, { first: 1, after: null });
    expect(first.map(({ cause, watts, bookedAt }) => [cause, watts, bookedAt.toISOString()])).toEqual([
      ['event-correction', -91_500, '2026-03-04T00:00:00.000Z'],
    ]);
    const place = first[0];
    const second = await readMovements(database.db, scope, {
      first: 10,
      after: place ? { bookedAt: place.bookedAt, causeKey: place.causeKey } : null,
    });
    expect(second.map(({ cause, watts }) => [cause, watts])).toEqual([['event-reduction', 91_500]]);
  });

  it('lists an event’s postings in order', async () => {
    const booked = await readEventMovements(database.db, scope, eventId);
    expect(booked.map(({ causeKey, watts }) => [causeKey, watts])).toEqual([
      [`settle:${eventId}:${memberId}:v1`, 91_500],
      [`settle:${eventId}:${memberId}:v2`, -91_500],
    ]);
  });

  it('shows nothing to a member of another brand', async () => {
    const elsewhere = { brandId: 'org', memberId };
    expect((await readBalances(database.db, elsewhere)).watts).toBe(0);
    expect(await readMovements(database.db, elsewhere, { first: 10, after: null })).toEqual([]);
    expect(await readEventMovements(database.db, elsewhere, eventId)).toEqual([]);
  });

  it('keeps an organisation’s watts out of the member’s balance', async () => {
    const credit = creditAccount(
      'participation_reduction_org',
      other,
      '01900000-0000-7000-8000-0000000000c1',
    );
    const posting = reductionPosting({ ...owner, memberId: other, credit }, 500, 1);
    expect(
      posting &&
        (await post(database.db, [{ brandId: 'default', memberId: other, eventId, posting }], day(5))),
    ).toBe(1);
    expect((await readBalances(database.db, { brandId: 'default', memberId: other })).watts).toBe(0);
    expect((await readEventLedgers(database.db, eventId, [other])).get(other)?.creditedWatts).toBe(500);
  });
});
