export interface EventState {
  readonly status: string;
  readonly version: number;
  readonly pending: number;
  readonly settled: number;
  readonly restated: number;
}

/** The part of a change worth announcing; null when there is none, or only one more result arrived. */
export function eventNews(before: EventState, after: EventState): string | null {
  if (after.status !== before.status) return after.status;
  if (after.pending === 0 && before.pending > 0 && after.settled + after.restated > 0) return 'results';
  if (after.restated > before.restated) return 'restated';
  return after.version > before.version ? 'changed' : null;
}
