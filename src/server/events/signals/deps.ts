import { doubling } from '../../../domain/helpers/doubling.ts';
import type { Deps } from '../../platform/context.ts';
import type { gridSources } from './tables.ts';

/** What the room of grid signals stands on. */
export type SignalDeps = Pick<
  Deps,
  'brands' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'outbound' | 'partners' | 'secrets'
>;

export type GridSourceRow = typeof gridSources.$inferSelect;

/** Names of the room's jobs. */
export const JOBS = { poll: 'grid.poll', report: 'grid.report' } as const;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** When the room does what, by the product's time but for `callMs`. */
export const TIMING = {
  /** Between two looks at a VTN. */
  pollMs: 30 * second,
  /** Real: how long a VTN is waited for. */
  callMs: 10 * second,
  /** Between two looks whether our subscription still stands. */
  subscribeMs: hour,
  /** From when on a start counts as "now". */
  nowMs: minute,
  /** After the end, results are looked at first; then every so often until all are there, at most for a week. */
  reportAfterMs: 15 * minute,
  reportAgainMs: hour,
  reportAtLastMs: 7 * 24 * hour,
} as const;

/** The next try after so many failures in a row: soon, then twice as long each time, at most a quarter of an hour. */
export const backOff = (failures: number): number => doubling(failures, TIMING.pollMs, 15 * minute);

/** The name of a source's secret in the operator's file. */
export const secretName = ({ kind, clientId }: Pick<GridSourceRow, 'kind' | 'clientId'>): string =>
  `${kind === 'OPENADR' ? 'vtn' : 'grid-webhook'}:${clientId}`;

export const WEBHOOK_PATH = '/webhooks/grid';
