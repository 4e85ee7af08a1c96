export interface EventState {
  readonly status: string;
  readonly version: number;
  readonly pending: number;
  readonly settled: number;
  readonly restated: number;
}

/** What of a change a person wants to hear; null: nothing, or it is only that one more result came in. */
export function eventNews(before: EventState, after: EventState): string | null {
  if (after.status !== before.status) return after.status;
  if (after.pending === 0 && before.pending > 0 && after.settled + after.restated > 0) return 'results';
  if (after.restated > before.restated) return 'restated';
  return after.version > before.version ? 'changed' : null;
}
