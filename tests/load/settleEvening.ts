import { once } from 'node:events';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { settleEvent } from '../../src/server/settlement/service.ts';

// One worker of several: says when it is ready, settles its share of an event at a word, and prints how many results.
const [brand = '', event = '', now = ''] = process.argv.slice(2);
const database = openServer({ url: process.env['DATABASE_URL'] ?? '', poolSize: 6, log: createLog('warn') });
await database.db.execute('select 1');
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const { settled } = await settleEvent(
  {
    db: database.db,
    clock: new ManualClock(new Date(now)),
    brands: { byId: () => ({ config: { wattConversionRate: 100 } }) },
  },
  brand,
  event,
);
process.stdout.write(`${settled}\n`);
await database.close();
process.exit();
