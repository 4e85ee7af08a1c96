import { doubling } from '../../../domain/helpers/doubling.ts';
import type { Deps } from '../../platform/context.ts';
import type { gridSources } from './tables.ts';

export type SignalDeps = Pick<
  Deps,
  'brands' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'outbound' | 'partners' | 'secrets'
>;

export type GridSourceRow = typeof gridSources.$inferSelect;

export const JOBS = { poll: 'grid.poll', report: 'grid.report' } as const;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** In product time, except `callMs`. */
export const TIMING = {
  /** Between two polls of a VTN. */
  pollMs: 30 * second,
  /** Deadline of a call, in real time. */
  callMs: 10 * second,
  /** Between two checks of our subscription. */
  subscribeMs: hour,
  /** A start within this time from now counts as "now". */
  nowMs: minute,
  /** First report after the event's end; retried until all results are there, for a week at most. */
  reportAfterMs: 15 * minute,
  reportAgainMs: hour,
  reportAtLastMs: 7 * 24 * hour,
} as const;

/** Delay after consecutive failures: doubles up to 15 minutes. */
export const backOff = (failures: number): number => doubling(failures, TIMING.pollMs, 15 * minute);

/** Key of the source's secret in the operator's file. */
export const secretName = ({ kind, clientId }: Pick<GridSourceRow, 'kind' | 'clientId'>): string =>
  `${kind === 'OPENADR' ? 'vtn' : 'grid-webhook'}:${clientId}`;

export const WEBHOOK_PATH = '/webhooks/grid';
