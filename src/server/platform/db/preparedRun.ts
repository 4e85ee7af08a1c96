import pg from 'pg';

const { builtins } = pg.types;
const ARRAYS = { timestamp: 1115, date: 1182, timestamptz: 1185, interval: 1187, numeric: 1231 };
/** Types that stay text, as in drizzle. */
const AS_WRITTEN = new Set<number>([
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INTERVAL,
  ...Object.values(ARRAYS),
]);

type Parser = (text: string) => unknown;
const asWritten: Parser = (text) => text;
const pickParser = (type: number): Parser =>
  AS_WRITTEN.has(type) ? asWritten : (pg.types.getTypeParser(type, 'text') as Parser);

/** A statement as one connection knows it. */
export class Statement {
  state: 'new' | 'sent' | 'described' | 'failed' = 'new';
  columns: readonly { readonly name: string; readonly parse: Parser }[] = [];

  /** The name is new to the connection. */
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}

/** The statements that one connection knows, by name. */
export class Statements {
  readonly #known = new Map<string, Statement>();
  #refused = 0;

  /** A statement that PostgreSQL refused gets a new name, because further runs of it may be on their way. */
  named(name: string, text: string): Statement {
    const known = this.#known.get(name);
    if (known !== undefined && known.state !== 'failed') return known;
    const statement = new Statement(known === undefined ? name : `${name}_${(this.#refused += 1)}`, text);
    this.#known.set(name, statement);
    return statement;
  }
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

interface DataRow {
  readonly fields: readonly (string | null)[];
}

/** pg's connection, as far as a query uses it. */
interface Wire {
  parse(statement: { readonly name: string; readonly text: string }): void;
  describe(which: { readonly type: 'S'; readonly name: string }): void;
  bind(run: { readonly statement: string; readonly values: readonly unknown[] }): void;
  execute(run: object): void;
  sync(): void;
}

const { utils } = pg as unknown as { utils: { prepareValue(value: unknown): unknown } };

/**
 * A run of a prepared statement, for pg's client. PostgreSQL parses and describes the statement at its first run on a
 * connection only; pg's own query has it described each time, which costs about as much as reading a row.
 */
export class PreparedRun<Row> implements pg.Submittable {
  readonly #statement: Statement;
  readonly #values: readonly unknown[];
  readonly #resolve: (rows: Row[]) => void;
  readonly #reject: (error: unknown) => void;
  readonly #rows: Row[] = [];
  #fault: unknown = null;

  constructor(
    statement: Statement,
    values: readonly unknown[],
    resolve: (rows: Row[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#statement = statement;
    // A value that can't be sent throws here, before a part of the run is sent.
    this.#values = values.map((value) => utils.prepareValue(value));
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: unknown): void {
    const wire = connection as Wire;
    const { name, text, state } = this.#statement;
    if (state === 'new') {
      this.#statement.state = 'sent';
      wire.parse({ name, text });
      wire.describe({ type: 'S', name });
    }
    wire.bind({ statement: name, values: this.#values });
    wire.execute({});
    wire.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#statement.state = 'described';
    this.#statement.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: pickParser(dataTypeID) }));
  }

  handleDataRow({ fields }: DataRow): void {
    const { columns } = this.#statement;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index];
        const value = fields[index] ?? null;
        if (column !== undefined) row[column.name] = value === null ? null : column.parse(value);
      }
      this.#rows.push(row as Row);
    } catch (error) {
      this.#fault = error;
    }
  }

  handleCommandComplete(): void {
    // The connection being ready again ends the read.
  }

  handleReadyForQuery(): void {
    if (this.#fault === null) this.#resolve(this.#rows);
    else this.#reject(this.#fault);
  }

  handleError(error: unknown): void {
    if (this.#statement.state !== 'described') this.#statement.state = 'failed';
    this.#reject(error);
  }
}
