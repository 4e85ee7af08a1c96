/** A row of the log: an event with all its entries, or a single entry. */
export interface LogRow<Entry, Event> {
  /** Null for an entry that belongs to no event. */
  readonly event: Event | null;
  /** In order of time. */
  readonly entries: readonly Entry[];
  readonly latest: Entry;
}

/**
 * Entries, latest first, as rows: those of one event make one row where the latest of them is.
 * @param findEvent the event an entry is about, the same object for each of its entries; null for none.
 */
export function inRows<Entry extends object, Event extends object>(
  entries: readonly Entry[],
  findEvent: (entry: Entry) => Event | null,
): readonly LogRow<Entry, Event>[] {
  const rows = new Map<object, { event: Event | null; entries: Entry[]; latest: Entry }>();
  for (const entry of entries) {
    const event = findEvent(entry);
    const row = rows.get(event ?? entry);
    if (row === undefined) rows.set(event ?? entry, { event, entries: [entry], latest: entry });
    else row.entries.unshift(entry);
  }
  return [...rows.values()];
}
