import type pg from 'pg';

/**
 * Releases a pool's connection when a transaction couldn't begin on it, for example because the server just died. The
 * library that begins transactions releases only those that began; the others would be lost to the pool.
 */
export function releaseUnbegun(client: pg.PoolClient): void {
  const query = client.query;
  const watched = (...args: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, args);
    if (!begins(args[0]) || !(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  };
  Object.defineProperty(client, 'query', { value: watched, configurable: true });
}

function begins(statement: unknown): boolean {
  const text =
    typeof statement === 'string' ? statement : (statement as { readonly text?: unknown } | null)?.text;
  return typeof text === 'string' && /^\s*begin\b/i.test(text);
}
