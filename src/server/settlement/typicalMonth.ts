import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { typicalMonth } from './queries.ts';

/** Fewer homes say nothing of a typical one, and too much of each. */
const LEAST_HOMES = 50;
/** The landing page is read often, and a month changes slowly. */
const FRESH_MS = 3_600_000;

interface Read {
  readonly at: number;
  readonly month: ReturnType<typeof typicalMonth>;
}
const lastReads = new WeakMap<Db, Map<string, Read>>();

/** What a typical home of the brand earned in a month; null while too few have results. Read at most once an hour. */
export async function readTypicalMonth({
  brand,
  deps,
  now,
}: Pick<RequestContext, 'brand' | 'deps' | 'now'>): Promise<{ points: number; homes: number } | null> {
  const reads = lastReads.get(deps.db) ?? new Map<string, Read>();
  lastReads.set(deps.db, reads);
  const last = reads.get(brand.id);
  const isFresh = last !== undefined && Math.abs(now.getTime() - last.at) < FRESH_MS;
  const month = isFresh ? last.month : typicalMonth(deps.db, brand.id, now);
  if (!isFresh) reads.set(brand.id, { at: now.getTime(), month });
  try {
    const { homes, points } = await month;
    return homes < LEAST_HOMES ? null : { homes, points };
  } catch (error) {
    reads.delete(brand.id);
    throw error;
  }
}
