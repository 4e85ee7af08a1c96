export type Records = Readonly<Record<string, unknown>>;

/** Relay store records for the page, without each record's own id, which is its key. */
export function withoutIds(records: Records): Records {
  return Object.fromEntries(Object.entries(records).map(([id, record]) => [id, without(record)]));
}

/** The inverse. */
export function withIds(records: Records): Records {
  return Object.fromEntries(
    Object.entries(records).map(([id, record]) => [
      id,
      typeof record === 'object' && record !== null ? { __id: id, ...record } : record,
    ]),
  );
}

function without(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const { __id, ...fields } = record as Record<string, unknown>;
  return fields;
}
