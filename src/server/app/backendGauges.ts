import { countOpen, readPartnerFailures } from '../alerts/service.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { readFailingSources } from '../platform/jobs/failingSources.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Replica } from '../platform/replica/replica.ts';
import { partnerLabel, type Metrics } from '../platform/metrics/metrics.ts';

interface Watched {
  readonly database: Pick<OpenDatabase, 'connections' | 'db'>;
  readonly replica: Pick<Replica, 'age'>;
  readonly queue: Pick<JobQueue, 'backlogs' | 'failing' | 'givenUp'>;
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
    name: 'ebbwatt_jobs_given_up',
    help: 'Jobs that failed at each try within a day, by job; workers tell it, each for the whole queue.',
    labelNames: ['queue'],
    read: async () =>
      worksOnJobs
        ? (await queue.givenUp()).map(({ job, count }) => ({ labels: { queue: job }, value: count }))
        : [],
  });
  metrics.gauge({
    name: 'ebbwatt_due_source_failing_seconds',
    help: 'How long due work of a kind could not be looked for, by its source; workers tell it, each for all.',
    labelNames: ['source'],
    read: async () =>
      worksOnJobs
        ? (await readFailingSources(database.db)).map(({ source, seconds }) => ({
            labels: { source },
            value: seconds,
          }))
        : [],
  });
  /** Of several grid sources, which have one label, the worst. */
  const partners = async (figure: (seconds: number) => number) => {
    const worst = new Map<string, number>();
    for (const { partner, seconds } of worksOnJobs ? await readPartnerFailures(database.db) : []) {
      const label = partnerLabel(partner);
      worst.set(label, Math.max(worst.get(label) ?? 0, figure(seconds)));
    }
    return [...worst].map(([partner, value]) => ({ labels: { partner }, value }));
  };
  metrics.gauge({
    name: 'ebbwatt_partner_circuit_open',
    help: '1 while a partner is not called by some process, because it failed five times in a row; workers tell it, each for all.',
    labelNames: ['partner'],
    read: () => partners(() => 1),
  });
  metrics.gauge({
    name: 'ebbwatt_partner_failing_seconds',
    help: 'How long calls of a partner have been failing, until the latest; workers tell it, each for all.',
    labelNames: ['partner'],
    read: () => partners((seconds) => seconds),
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
