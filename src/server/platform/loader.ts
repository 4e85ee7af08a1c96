import type { RequestContext } from './context.ts';

/** Memoizes per request, for example a loader: `eventLoader(ctx).load(id)`. */
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

/** Collects the keys requested in one tick and reads each once. */
export interface BatchLoader<Key, Value> {
  load(key: Key): Promise<Value | null>;
}

/**
 * `read` gets a tick's distinct keys and returns a map; missing keys load as null. Keys must be strings or numbers.
 * Use it in lists, so that no resolver reads a single row.
 */
export function batchLoader<Key extends string | number, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): BatchLoader<Key, Value> {
  const known = new Map<Key, Promise<Value | null>>();
  let waiting: { keys: Key[]; values: Promise<ReadonlyMap<Key, Value>> } | null = null;

  const join = (key: Key): Promise<ReadonlyMap<Key, Value>> => {
    if (waiting === null) {
      const keys: Key[] = [];
      // By the next tick every resolver of this level has added its key.
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
