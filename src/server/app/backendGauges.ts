import { countOpen } from '../alerts/service.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Replica } from '../platform/replica/replica.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

interface Watched {
  readonly database: Pick<OpenDatabase, 'connections' | 'db'>;
  readonly replica: Pick<Replica, 'age'>;
  readonly queue: Pick<JobQueue, 'backlogs' | 'failing'>;
  /** Only workers tell of the queue: every process would tell the same. */
  readonly worksOnJobs: boolean;
}

/** Figures of database and queue that are read when the metrics are asked for. */
export function addBackendGauges(metrics: Metrics, { database, replica, queue, worksOnJobs }: Watched): void {
  metrics.gauge({
    name: 'ebbwatt_database_connections',
    help: 'Open connections of this process to the PostgreSQL server, by state: busy or idle.',
    labelNames: ['state'],
    read: async () => {
      const found = database.connections();
      return found === null
        ? []
        : [
            { labels: { state: 'busy' }, value: found.open - found.idle },
            { labels: { state: 'idle' }, value: found.idle },
          ];
    },
  });
  metrics.gauge({
    name: 'ebbwatt_database_requests_waiting',
    help: 'Requests of this process that wait for a connection of the pool.',
    labelNames: [],
    read: async () => [{ labels: {}, value: database.connections()?.waiting ?? 0 }],
  });
  metrics.gauge({
    name: 'ebbwatt_replica_age_seconds',
    help: 'How old what the replica shows is, as this process knows it; it grows while the replica is away.',
    labelNames: [],
    read: async () => {
      const age = replica.age();
      return age === null ? [] : [{ labels: {}, value: age }];
    },
  });
  metrics.gauge({
    name: 'ebbwatt_jobs_waiting',
    help: 'Jobs that could run now, by job; workers tell it, each for the whole queue.',
    labelNames: ['queue'],
    read: async () =>
      worksOnJobs
        ? (await queue.backlogs()).map(({ job, waiting }) => ({ labels: { queue: job }, value: waiting }))
        : [],
  });
  metrics.gauge({
    name: 'ebbwatt_job_lateness_seconds',
    help: 'How long the oldest waiting job has been waiting, by job; workers tell it, each for the whole queue.',
    labelNames: ['queue'],
    read: async () =>
      worksOnJobs
        ? (await queue.backlogs()).map(({ job, lateSeconds }) => ({
            labels: { queue: job },
            value: lateSeconds,
          }))
        : [],
  });
  metrics.gauge({
    name: 'ebbwatt_jobs_failing',
    help: 'Jobs that failed and are tried again, by job; workers tell it, each for the whole queue.',
    labelNames: ['queue'],
    read: async () =>
      worksOnJobs
        ? (await queue.failing()).map(({ job, count }) => ({ labels: { queue: job }, value: count }))
        : [],
  });
  metrics.gauge({
    name: 'ebbwatt_alerts_open',
    help: 'Alerts that are not over, by rule; workers tell it, each for all.',
    labelNames: ['rule'],
    read: async () =>
      worksOnJobs
        ? (await countOpen(database.db, [])).map(({ rule, count }) => ({ labels: { rule }, value: count }))
        : [],
  });
}
