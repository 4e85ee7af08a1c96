import { transaction } from '../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { areMessagesOpen, readOpenMessageDays } from './queries.ts';
import { insertMessageDays } from './store.ts';

const JOB = 'overview.messages';

/** Sums what became of messages, by day. */
export const messagesJob: JobDefinition = {
  name: JOB,
  expireInSeconds: 3_600,
  concurrency: 1,
  run: (_data, { db, clock }) =>
    transaction(db, async (tx) => insertMessageDays(tx, await readOpenMessageDays(tx, clock.now()))),
};

export const messagesDue: DueSource = {
  name: 'overview-messages',
  isDue: (now) => [areMessagesOpen(now)],
  find: () => Promise.resolve([{ job: JOB, data: {}, key: JOB }]),
};
