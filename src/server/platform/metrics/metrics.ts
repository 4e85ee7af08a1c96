import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a call of a partner ended: an HTTP status class, or why there was no answer. */
export interface PartnerCall {
  readonly partner: string;
  readonly outcome: string;
  readonly seconds: number;
  /** Whether the partner is not called for now, because it failed too often. */
  readonly isOpen: boolean;
}

/** Seconds; from a cached page to a large upload. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];
const PARTNER_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600, 3_600];

const RESULT_OUTCOMES = ['settled', 'restated', 'unchanged', 'pending', 'failed'] as const;

/**
 * The process's metrics, named by Prometheus' conventions. Labels have few values: route patterns, names of jobs and
 * partners, never ids. Each server has its own, so that tests don't count each other's.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'ebbwatt_http_request_duration_seconds',
    help: 'Answered requests by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  readonly #statements = new Histogram({
    name: 'ebbwatt_database_statement_duration_seconds',
    help: 'Statements from being sent to being answered, waiting for those before them on a connection included.',
    buckets: STATEMENT_BUCKETS,
    registers: [this.registry],
  });
  readonly #partnerCalls = new Histogram({
    name: 'ebbwatt_partner_call_duration_seconds',
    help: 'Calls of partners; the outcome is a class of statuses, or why there was no answer.',
    labelNames: ['partner', 'outcome'],
    buckets: PARTNER_BUCKETS,
    registers: [this.registry],
  });
  readonly #jobs = new Histogram({
    name: 'ebbwatt_job_duration_seconds',
    // By queue, because Prometheus has a label job of its own.
    help: 'Runs of jobs, by their queue; the outcome is done, failed (tried again) or given_up.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });
  readonly #pages = new Counter({
    name: 'ebbwatt_pages_total',
    help: 'Pages by where they came from: cache, render, or skeleton (the browser renders it).',
    labelNames: ['from'],
    registers: [this.registry],
  });
  readonly #messages = new Counter({
    name: 'ebbwatt_messages_total',
    help: 'Messages to members by channel; the outcome is sent, held until morning, dropped (not wanted) or failed (refused).',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  });
  readonly #results = new Counter({
    name: 'ebbwatt_settlement_results_total',
    help: 'Results of members that settlement looked at; the outcome is settled, restated, unchanged, pending (no readings yet) or failed.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  readonly #reads = new Counter({
    name: 'ebbwatt_replica_reads_total',
    help: 'Reads that may be seconds old, by the server that answered: replica or primary.',
    labelNames: ['from'],
    registers: [this.registry],
  });

  requestAnswered(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  statementAnswered = (seconds: number): void => this.#statements.observe(seconds);

  partnerCalled = ({ partner, outcome, seconds }: PartnerCall): void =>
    this.#partnerCalls.observe({ partner: partnerLabel(partner), outcome }, seconds);

  jobRan(job: string, outcome: 'done' | 'failed' | 'given_up', seconds: number): void {
    this.#jobs.observe({ queue: job, outcome }, seconds);
  }

  pageMade(from: 'cache' | 'render' | 'skeleton'): void {
    this.#pages.inc({ from });
  }

  messageHandled(channel: string, outcome: string): void {
    this.#messages.inc({ channel, outcome });
  }

  resultsSettled = (counts: Readonly<Record<(typeof RESULT_OUTCOMES)[number], number>>): void => {
    for (const outcome of RESULT_OUTCOMES)
      if (counts[outcome] > 0) this.#results.inc({ outcome }, counts[outcome]);
  };

  readAnswered(from: 'replica' | 'primary'): void {
    this.#reads.inc({ from });
  }

  /** Adds a figure that is read when the metrics are asked for. */
  gauge<Label extends string>({ name, help, labelNames, read }: GaugeReader<Label>): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        this.reset();
        // Without the database, the process's own metrics are still worth having.
        const values = await read().catch(() => []);
        for (const { labels, value } of values) this.set(labels, value);
      },
    });
  }

  /** Event loop, memory, processor time and garbage collection, under Node's and Prometheus' usual names. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}

export interface GaugeReader<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  readonly read: () => Promise<readonly GaugeValue<Label>[]>;
}

interface GaugeValue<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** Members name the hosts of push services, and staff add grid sources: without their names, labels stay few. */
export const partnerLabel = (partner: string): string => /^(?:push|vtn)(?=:)/.exec(partner)?.[0] ?? partner;
