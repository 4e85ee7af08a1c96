import type { RequestContext } from './context.ts';

/** Something that is made once for each request, such as a loader: `eventLoader(ctx).load(id)`. */
export function perRequest<T>(make: (ctx: RequestContext) => T): (ctx: RequestContext) => T {
  const made = new WeakMap<RequestContext, T>();
  return (ctx) => {
    let value = made.get(ctx);
    if (value === undefined) {
      value = make(ctx);
      made.set(ctx, value);
    }
    return value;
  };
}

/** Collects the keys that are asked for in one turn and reads them together, each once. */
export interface BatchLoader<Key, Value> {
  load(key: Key): Promise<Value | null>;
}

/**
 * `read` gets the distinct keys of a turn and answers a map; a key it leaves out loads as null. Keys are compared as
 * a Map compares them: use texts or numbers. For lists: no resolver reads a row alone.
 */
export function batchLoader<Key extends string | number, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): BatchLoader<Key, Value> {
  const known = new Map<Key, Promise<Value | null>>();
  let waiting: { keys: Key[]; values: Promise<ReadonlyMap<Key, Value>> } | null = null;

  const join = (key: Key): Promise<ReadonlyMap<Key, Value>> => {
    if (waiting === null) {
      const keys: Key[] = [];
      // One turn later every resolver of this level has asked.
      const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null;
        return read(keys);
      });
      waiting = { keys, values };
    }
    waiting.keys.push(key);
    return waiting.values;
  };

  return {
    load: (key) => {
      let value = known.get(key);
      if (value === undefined) {
        value = join(key).then((values) => values.get(key) ?? null);
        known.set(key, value);
      }
      return value;
    },
  };
}
