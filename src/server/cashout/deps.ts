import type { Deps } from '../platform/context.ts';

export type CashoutDeps = Pick<
  Deps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'db'
  | 'jobs'
  | 'log'
  | 'newId'
  | 'notify'
  | 'outbound'
  | 'partners'
  | 'secrets'
>;

export const JOBS = { checkW9: 'cashout.w9', compare: 'cashout.compare' } as const;

/** Deadline of a call to a partner. */
export const CALL_MS = 5_000;
