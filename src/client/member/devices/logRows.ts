interface Entry {
  readonly id: string;
  readonly eventId?: string | null | undefined;
}

/** A row of the log: an event with all its entries, or a single entry. */
export interface LogRow<E, V> {
  readonly key: string;
  /** Null for an entry that belongs to no event. */
  readonly event: V | null;
  /** In order of time. */
  readonly entries: readonly E[];
  readonly latest: E;
}

/** Entries, latest first, as rows: those of one event make one row where the latest of them is. */
export function inRows<E extends Entry, V extends { readonly eventId: string }>(
  entries: readonly E[],
  events: readonly V[],
): readonly LogRow<E, V>[] {
  const byId = new Map(events.map((event) => [event.eventId, event]));
  const rows = new Map<string, { key: string; event: V | null; entries: E[]; latest: E }>();
  for (const entry of entries) {
    const event = entry.eventId == null ? null : (byId.get(entry.eventId) ?? null);
    const key = event?.eventId ?? entry.id;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { key, event, entries: [entry], latest: entry });
    else row.entries.unshift(entry);
  }
  return [...rows.values()];
}
