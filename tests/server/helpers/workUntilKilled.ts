import { optIn, optOut } from '../../../src/server/events/service.ts';
import { ManualClock } from '../../../src/server/platform/clock.ts';
import { openServer } from '../../../src/server/platform/db/open.ts';
import { settleEvent } from '../../../src/server/settlement/service.ts';
import { folderDb } from '../../support/folderDb.ts';

/** The work of the process that will be killed, as JSON in its argument. */
export interface DoomedWork {
  readonly what: 'settle' | 'answer';
  /** A data folder, or the address of a database. */
  readonly folder: string | null;
  readonly url: string | null;
  readonly now: string;
  readonly eventId: string;
  readonly memberIds: readonly string[];
}

const { what, folder, url, now, eventId, memberIds } = JSON.parse(process.argv[2] ?? '{}') as DoomedWork;
const database =
  url === null
    ? await folderDb(folder ?? '')
    : openServer({ url, poolSize: 3, log: { warn: () => undefined } });
const clock = new ManualClock(now);
const brands = { byId: () => ({ config: { wattConversionRate: 100 } }) };
process.stdout.write('began\n');

if (what === 'settle') {
  await settleEvent({ db: database.db, clock, brands }, 'default', eventId, {
    atOnce: 1,
    onBatch: () => void process.stdout.write('batch\n'),
  });
} else {
  // Joins and leaves repeatedly; prints each answer only after it is committed.
  for (let round = 0; ; round += 1) {
    for (const memberId of memberIds) {
      const answer = { brandId: 'default', memberId, eventId, now: clock.now() };
      const outcome = round % 2 === 0 ? await optIn(database.db, answer) : await optOut(database.db, answer);
      if (outcome.done) process.stdout.write(`${memberId} ${round % 2 === 0 ? 'in' : 'out'}\n`);
    }
  }
}
process.stdout.write('ended\n');
await database.close();
