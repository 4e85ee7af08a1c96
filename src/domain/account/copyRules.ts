/** How long a copy of a member's data can be fetched. */
const COPY_READY_HOURS = 24;
/** The shortest time from asking for a copy to asking for the next. */
const COPY_EVERY_HOURS = 24;
/** Failed attempts after which a copy is given up. */
export const COPY_ATTEMPTS = 5;

const HOUR_MS = 3_600_000;

/** `gone`: its time is over, and the file is deleted. */
export const COPY_STATES = ['making', 'ready', 'failed', 'gone'] as const;
export type CopyState = (typeof COPY_STATES)[number];

export interface AskedCopy {
  readonly state: CopyState;
  readonly askedAt: Date;
}

export type NoCopyNow = { readonly reason: 'MAKING' } | { readonly reason: 'TODAY'; readonly nextAt: Date };

/** Why no other copy can be asked for now: one at a time, and one a day. A failed one doesn't count. Null: it can. */
export function whyNoCopy(latest: AskedCopy | null, now: Date): NoCopyNow | null {
  if (latest === null || latest.state === 'failed') return null;
  if (latest.state === 'making') return { reason: 'MAKING' };
  const nextAt = new Date(latest.askedAt.getTime() + COPY_EVERY_HOURS * HOUR_MS);
  return nextAt > now ? { reason: 'TODAY', nextAt } : null;
}

/** Until when a copy can be fetched that became ready now. */
export const copyReadyUntil = (readyAt: Date): Date =>
  new Date(readyAt.getTime() + COPY_READY_HOURS * HOUR_MS);
