export type Records = Readonly<Record<string, unknown>>;

/** Records of the Relay store as they travel in a page: the name that each holds of itself is left out, it is its key. */
export function withoutIds(records: Records): Records {
  return Object.fromEntries(Object.entries(records).map(([id, record]) => [id, without(record)]));
}

/** The way back. */
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
