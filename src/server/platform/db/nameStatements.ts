import type pg from 'pg';

/** Names a connection may keep; lists of varying length make texts without end. */
const MOST_NAMED = 400;
/** Texts whose runs are counted at a time. */
const MOST_COUNTED = 2_000;
/** A text gets its name when it runs this often. */
const FREQUENT = 3;
/** Longer texts insert many rows: they rarely repeat, and their plans take much memory. */
const LONGEST_NAMED = 10_000;

/** Gives frequent texts a name, the same one on every connection of a pool. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #runs = new Map<string, number>();

  statementName(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || text.length > LONGEST_NAMED || this.#names.size >= MOST_NAMED) return name;
    const runs = (this.#runs.get(text) ?? 0) + 1;
    if (runs >= FREQUENT) {
      this.#runs.delete(text);
      this.#names.set(text, `frequent-${this.#names.size + 1}`);
    } else {
      if (this.#runs.size >= MOST_COUNTED) this.#runs.clear();
      this.#runs.set(text, runs);
    }
    return this.#names.get(text);
  }
}

/** Takes the names from statements: a pooler sends each of them to any connection, which doesn't know the name. */
export function unnameStatements(client: pg.PoolClient): void {
  const query = client.query;
  const unnamed = (first: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'object' || first === null || !('name' in first))
      return Reflect.apply(query, client, [first, ...rest]);
    const { name: _name, ...plain } = first;
    return Reflect.apply(query, client, [plain, ...rest]);
  };
  Object.defineProperty(client, 'query', { value: unnamed, configurable: true });
}

/**
 * Lets PostgreSQL parse and plan a frequent statement with parameters once for a connection, wherever its text was built.
 * Planning an insert of an order takes longer than running it.
 */
export function nameStatements(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query;
  const named = (first: unknown, values: unknown, ...rest: unknown[]): unknown => {
    if (!Array.isArray(values) || values.length === 0)
      return Reflect.apply(query, client, [first, values, ...rest]);
    const config = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig);
    const name = config.name ?? names.statementName(config.text);
    return Reflect.apply(query, client, [
      name === config.name ? first : { ...config, name },
      values,
      ...rest,
    ]);
  };
  Object.defineProperty(client, 'query', { value: named, configurable: true });
}
