import { messages, parse, protocol } from '@electric-sql/pglite';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import type { OnStatement } from './onStatement.ts';

const { serialize } = protocol;
const { ParameterDescriptionMessage, RowDescriptionMessage } = messages;

/** More than the product's texts; only lists of varying length make further ones. */
const MOST_KEPT = 500;
/** Longer texts insert many rows: they rarely repeat, and their plans take much memory. */
const LONGEST_KEPT = 10_000;
/** The name of a longer one, until the next of them. */
const PASSING = 'passing';

/** A statement that PostgreSQL has parsed. */
interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** Null: returns no rows. */
  readonly row: messages.RowDescriptionMessage | null;
}

/**
 * The statements of the embedded database. PGlite itself parses and plans a text each time, and exchanges six messages
 * with PostgreSQL for it; here PostgreSQL parses a text once, keeps its plan, and a run is one exchange.
 */
export class PreparedStatements {
  readonly #client: PGlite;
  readonly #onStatement: OnStatement | undefined;
  /** By text, the least recently used first. */
  readonly #kept = new Map<string, Prepared>();
  #named = 0;

  constructor(client: PGlite, onStatement?: OnStatement) {
    this.#client = client;
    this.#onStatement = onStatement;
  }

  /** For callers that hold PGlite's transaction lock. */
  run<Row>(text: string, values: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    return this.#client._runExclusiveQuery(async () => {
      const began = performance.now();
      const prepared = this.#findKept(text) ?? (await this.#prepare(text));
      const { serializers } = this.#client;
      const answer = await this.#exchange([
        serialize.bind({
          statement: prepared.name,
          values: values.map((value, index) => {
            if (value === null || value === undefined) return null;
            const toText = serializers[prepared.parameterTypes[index] ?? 0];
            if (toText !== undefined) return toText(value);
            if (typeof value === 'string') return value;
            return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
          }),
        }),
        serialize.execute(),
      ]);
      this.#onStatement?.((performance.now() - began) / 1_000);
      return this.#toResults<Row>(prepared, answer, options);
    });
  }

  #findKept(text: string): Prepared | undefined {
    const prepared = this.#kept.get(text);
    if (prepared === undefined) return undefined;
    this.#kept.delete(text);
    this.#kept.set(text, prepared);
    return prepared;
  }

  async #prepare(text: string): Promise<Prepared> {
    const isKept = text.length <= LONGEST_KEPT;
    const name = isKept ? `kept${(this.#named += 1)}` : PASSING;
    const answer = await this.#exchange([
      ...(isKept ? this.#makeRoom() : [serialize.close({ type: 'S', name })]),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared: Prepared = {
      name,
      parameterTypes: answer.find((each) => each instanceof ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      row: answer.find((each) => each instanceof RowDescriptionMessage) ?? null,
    };
    if (isKept) this.#kept.set(text, prepared);
    return prepared;
  }

  /** The message that drops the least recently used statement, if there are too many. */
  #makeRoom(): readonly Uint8Array[] {
    const [oldest] = this.#kept;
    if (oldest === undefined || this.#kept.size < MOST_KEPT) return [];
    const [text, { name }] = oldest;
    this.#kept.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  /** Sends messages in one go. Throws the database's error, which skips the messages behind it. */
  #exchange(sent: readonly Uint8Array[]): ReturnType<PGlite['execProtocolStream']> {
    // Files need no flush: a committed transaction is written by PostgreSQL itself.
    return this.#client.execProtocolStream(Buffer.concat([...sent, serialize.sync()]), { syncToFs: false });
  }

  #toResults<Row>(
    { row }: Prepared,
    answer: Awaited<ReturnType<PGlite['execProtocolStream']>>,
    { rowMode, parsers }: QueryOptions,
  ): Results<Row> {
    // Only the columns' own parsers: PGlite would copy several hundred for each run.
    const own: PGlite['parsers'] = {};
    for (const { dataTypeID } of row?.fields ?? []) {
      const parser = parsers?.[dataTypeID] ?? this.#client.parsers[dataTypeID];
      if (parser !== undefined) own[dataTypeID] = parser;
    }
    const [results] = parse.parseResults(
      row === null ? answer : [row, ...answer],
      own,
      rowMode === undefined ? {} : { rowMode },
    );
    return results as Results<Row>;
  }
}
