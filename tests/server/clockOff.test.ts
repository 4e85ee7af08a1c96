import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optIn, optOut } from '../../src/server/events/service.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { countBreaches, readParticipation, readReceipts, soundBooks } from '../support/books.ts';
import { localInstant, Neighbourhood, saving } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  expect(await countBreaches(server.database.db)).toEqual(soundBooks);
  await server.close();
});

const DATE = '2026-03-03';

async function goTo(date: string, hour: number): Promise<void> {
  server.clock.set(localInstant(date, hour));
  await server.worker.runUntilIdle();
}

/** The server clock's successive readings around an event from 18 to 19. */
const CLOCKS: readonly (readonly [string, readonly number[]])[] = [
  ['an hour ahead before the start, then right', [17.25, 18.25, 17.3, 18, 18.5, 19, 19.5]],
  ['an hour ahead while it runs, then right', [17.5, 18, 18.2, 19.2, 18.3, 19, 19.5]],
  ['an hour back after the end, then right', [17.5, 18, 19, 19.1, 18.1, 18.5, 19, 20.2]],
  ['an hour back and forth', [17.5, 18.5, 17.6, 18.6, 17.7, 18.7, 19.7, 18.8, 19.8]],
];

describe('a wrong server clock', () => {
  it.each(CLOCKS)(
    '%s: the event runs once, and every member is notified and paid once',
    async (_how, hours) => {
      server.clock.set('2026-03-01T20:00:00Z');
      const place = await Neighbourhood.on(server.database.db, server.clock);
      const home = await place.household();
      const event = await place.event(DATE, 18, 19);
      await place.deliver(home, {
        use: saving({}, 60),
        from: '2026-02-01',
        to: '2026-03-02',
        intervalMinutes: 60,
      });
      await place.join(home, event);
      await goTo('2026-03-02', 18);
      for (const hour of hours) await goTo(DATE, hour);
      await goTo('2026-03-04', 9);
      await place.deliver(home, {
        use: saving({ [DATE]: 500 }, 60),
        from: DATE,
        to: DATE,
        intervalMinutes: 60,
      });
      for (let minute = 0; minute < 6; minute += 2) await goTo('2026-03-04', 9 + minute / 60);
      // An hour back once more, after the result exists.
      for (const hour of [8.2, 9.2]) await goTo('2026-03-04', hour);

      const mails = server.sentMail
        .filter(({ to }) => to === `${home.memberId}@example.org`)
        .map(({ subject }) => subject);
      const ofWeek = mails.filter((subject) => subject.startsWith('Your week'));
      expect(ofWeek).toHaveLength(1);
      expect(mails.filter((subject) => !ofWeek.includes(subject))).toEqual([
        'OhmHour on Tuesday, 6 to 7 PM',
        'Your OhmHour has started',
        'Your OhmHour is over',
        'Your OhmHour earned you $1.55',
      ]);
      expect(await readParticipation(server.database.db, home, event)).toMatchObject({
        opt: 'in',
        settlement: 'SETTLED',
        points: 155,
        receiptVersion: 1,
        leftAt: null,
      });
      expect([
        (await readBalances(server.database.db, home)).watts,
        (await readReceipts(server.database.db, home, event)).length,
      ]).toEqual([15_500, 1]);
    },
  );

  it('an hour back after the event has ended: members can neither join nor leave it', async () => {
    server.clock.set('2026-03-01T20:00:00Z');
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const [inIt, outOfIt] = [await place.household(), await place.household()];
    const event = await place.event(DATE, 18, 19);
    await place.join(inIt, event);
    for (const hour of [18, 19, 17.5]) await goTo(DATE, hour);
    const answer = (member: typeof inIt) => ({ ...member, eventId: event.id, now: server.clock.now() });
    expect(await optIn(place.db, answer(outOfIt))).toMatchObject({ done: false });
    expect(await optOut(place.db, answer(inIt))).toMatchObject({ done: false });
    expect(await readParticipation(place.db, inIt, event)).toMatchObject({ opt: 'in', leftAt: null });
  });
});
