import { Socket } from 'node:net';
import pg from 'pg';
import type { Db } from './db.ts';
import { refuseInsideTransaction } from './guard.ts';
import type { OnStatement } from './onStatement.ts';
import { PreparedRun, Statements } from './preparedRun.ts';

interface Line {
  readonly client: pg.Client;
  readonly statements: Statements;
  readonly connected: Promise<unknown>;
  readonly socket: Socket;
  waiting: number;
}

/** How many more reads may wait on a line than on the least busy one. */
const MOST_TOGETHER = 16;

/**
 * Pipelines short prepared reads of many requests on a few dedicated connections. A read is sent without waiting for
 * earlier answers, and all reads of one event loop turn leave in one packet, which halves a read's CPU time under load.
 * Each read is still its own statement: the server answers in order, and a failure affects only one. A slow statement
 * would delay those behind it.
 */
export class Pipeline {
  readonly #lines = new Set<Line>();
  readonly #config: pg.ClientConfig;
  readonly #size: number;
  readonly #onLost: (error: Error) => void;
  readonly #onStatement: OnStatement | undefined;

  /** `onLost` is called with the error of a lost connection; the next read opens another one. */
  constructor(
    config: pg.ClientConfig,
    size: number,
    onLost: (error: Error) => void,
    onStatement?: OnStatement,
  ) {
    this.#config = config;
    this.#size = size;
    this.#onLost = onLost;
    this.#onStatement = onStatement;
  }

  /** Open connections. */
  get open(): number {
    return this.#lines.size;
  }

  async read<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    refuseInsideTransaction();
    const line = this.#nextLine();
    line.waiting += 1;
    const began = performance.now();
    try {
      await line.connected;
      holdUntilEndOfTurn(line.socket);
      return await new Promise<Row[]>((resolve, reject) => {
        line.client.query(new PreparedRun<Row>(line.statements.named(name, text), values, resolve, reject));
      });
    } catch (error) {
      // The stack leads to the connection's socket; this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      line.waiting -= 1;
      this.#onStatement?.((performance.now() - began) / 1_000);
    }
  }

  /** Waits for running reads. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.#lines].map(async ({ client, connected }) => {
        await connected.catch(() => undefined);
        await client.end();
      }),
    );
  }

  /** Reads of one turn share a packet, because each packet wakes a database process. */
  #nextLine(): Line {
    if (this.#lines.size < this.#size) return this.#open();
    const lines = [...this.#lines];
    const least = lines.reduce((few, line) => (line.waiting < few.waiting ? line : few));
    const begun = lines.find(({ socket }) => socket.writableCorked > 0);
    return begun !== undefined && begun.waiting < least.waiting + MOST_TOGETHER ? begun : least;
  }

  #open(): Line {
    const socket = new Socket();
    const client = new pg.Client({ ...this.#config, pipeline: true, stream: () => socket });
    const line: Line = {
      client,
      socket,
      statements: new Statements(),
      waiting: 0,
      connected: client.connect(),
    };
    const forget = (): void => void this.#lines.delete(line);
    // A lost connection fails the reads on it.
    client.on('error', (error: Error) => {
      forget();
      this.#onLost(error);
    });
    client.on('end', forget);
    line.connected.catch(forget);
    this.#lines.add(line);
    return line;
  }
}

/** What is sent in one turn of the event loop leaves in one packet. */
export function holdUntilEndOfTurn(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}

const pipelines = new WeakMap<Db, Pipeline>();

export const setPipeline = (db: Db, pipeline: Pipeline): void => void pipelines.set(db, pipeline);

/** Undefined for transactions, which use one connection, and for the embedded database, which has only one. */
export const findPipeline = (db: Db): Pipeline | undefined => pipelines.get(db);
