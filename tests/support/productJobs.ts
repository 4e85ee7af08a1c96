import { housekeeping } from '../../src/server/app/housekeeping.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import { createJobQueue } from '../../src/server/platform/jobs/queue.ts';
import type { JobDefinition } from '../../src/server/platform/jobs/jobs.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { createSessions } from '../../src/server/session/service.ts';
import { testDeps } from './testDeps.ts';

/** The jobs of the product, found out without a database: the address is never called. */
export function productJobs(): readonly JobDefinition[] {
  const database = openServer({ url: 'postgres://nowhere', poolSize: 1, log: { warn: () => undefined } });
  const { deps, brands } = testDeps(database, { PAGES: 'off' });
  const { db, newId, secrets } = deps;
  const sessions = createSessions({ db, newId, secrets, sessionDays: 1, sessionMaxDays: 1 });
  const jobs = createJobQueue(database);
  const core = { deps: { ...deps, log: createLog('silent'), jobs }, brands, sessions, moveClock: null };
  return [...subjects(core), housekeeping(sessions)].flatMap((subject) => subject.jobs ?? []);
}
