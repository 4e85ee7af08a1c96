import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from '../logger.ts';
import { DiskFull } from './diskFull.ts';
import { createDiskSpace, type DiskSpace } from './diskSpace.ts';
import { DURABLE_PARAMETERS, DurableFolder, realDisk, type Disk } from './durableFolder.ts';
import { databaseFault } from './errors.ts';
import { refuseInsideTransaction } from './guard.ts';
import type { OnStatement } from './onStatement.ts';
import type { OpenDatabase } from './open.ts';
import { PreparedStatements } from './preparedStatements.ts';
import { syncFolder } from './syncFolder.ts';

export interface EmbeddedOptions {
  readonly log: Pick<Logger, 'error' | 'info' | 'warn' | 'fatal'>;
  /** False skips syncing, so a power cut may lose committed data. For throw-away data only. */
  readonly sync?: boolean;
  /** Performs the file writes; tests inject faults. */
  readonly disk?: Disk;
  readonly space?: DiskSpace;
  readonly onStatement?: OnStatement;
}

/** Node converts bytes to hexadecimal digits and back about fifty times as fast as PGlite's own functions. */
const BYTES: Pick<PGliteOptions, 'parsers' | 'serializers'> = {
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
};

/** The extensions that the migrations ask for. */
export const EXTENSIONS = { pg_trgm };

/** The embedded database's only connection. Throws instead of deadlocking with a transaction or writing to a full disk. */
class GuardedPglite extends PGlite {
  readonly #space: DiskSpace | null;
  readonly #statements: PreparedStatements;
  #readOnly = false;

  constructor(options: PGliteOptions, space: DiskSpace | null, onStatement?: OnStatement) {
    super({ ...options, ...BYTES, extensions: EXTENSIONS });
    this.#space = space;
    this.#statements = new PreparedStatements(this, onStatement);
  }

  override query: PGlite['query'] = async (...args) => {
    refuseInsideTransaction();
    await this.#follow();
    await this._checkReady();
    return this.#asDiskFull(this._runExclusiveTransaction(() => this.#statements.run(...args)));
  };

  override exec: PGlite['exec'] = async (...args) => {
    refuseInsideTransaction();
    await this.#follow();
    return this.#asDiskFull(super.exec(...args));
  };

  override transaction: PGlite['transaction'] = async (work) => {
    refuseInsideTransaction();
    await this.#follow();
    return super.transaction((tx) => work(this.#watched(tx)));
  };

  /** A batch that fails between its `begin` and its `commit` would leave the only connection in a failed transaction. */
  override _runExclusiveTransaction: PGlite['_runExclusiveTransaction'] = (work) =>
    super._runExclusiveTransaction(async () => {
      try {
        return await work();
      } catch (error) {
        await this.#statements.run('rollback').catch(() => undefined);
        throw error;
      }
    });

  /** On a full disk, makes transactions read-only, so that PostgreSQL itself refuses writes. */
  async #follow(): Promise<void> {
    this.#space?.checkAgain();
    const isFull = this.#space?.isFull ?? false;
    if (isFull === this.#readOnly) return;
    this.#readOnly = isFull;
    await super
      .exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
      .catch((error: unknown) => {
        this.#readOnly = !isFull;
        throw error;
      });
  }

  /** Fails a transaction that was writing when the disk became full. */
  #watched(tx: Transaction): Transaction {
    const beganReadOnly = this.#readOnly;
    const refuseWhenFull = (): void => {
      if (this.#space?.isFull === true && !beganReadOnly) throw new DiskFull();
    };
    const query: Transaction['query'] = async (...args) => {
      refuseWhenFull();
      if (tx.closed) throw new Error('Transaction is closed');
      return this.#asDiskFull(this.#statements.run(...args));
    };
    const exec: Transaction['exec'] = async (...args) => {
      refuseWhenFull();
      return this.#asDiskFull(tx.exec(...args));
    };
    return Object.assign(Object.create(tx) as Transaction, { query, exec });
  }

  /** Reports a write refused by the read-only setting as a full disk. */
  async #asDiskFull<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw this.#readOnly && databaseFault(error)?.code === '25006' ? new DiskFull(error) : error;
    }
  }
}

/** The file that keeps room for a database folder's log. */
export const reserveOf = (folder: string): string => `${folder}.reserve`;

/**
 * Opens the embedded database in a folder. Each commit waits for a sync. If PostgreSQL gives up because its log can't
 * be written, the process ends, and the next start recovers everything acknowledged.
 */
export async function openEmbedded(
  folder: string,
  { log, sync = true, disk = realDisk, space: givenSpace, onStatement }: EmbeddedOptions,
): Promise<OpenDatabase> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const space = givenSpace ?? createDiskSpace({ reserve: reserveOf(folder), log });
  // There is nothing to read yet.
  if (isNew && space.isFull) throw new DiskFull();
  const onBroken = (): void => {
    log.fatal(
      { folder },
      'The embedded database has given up, for example because the disk is full or broken. ' +
        'Start the program again when there is space: nothing that was saved is lost.',
    );
    process.exit(1);
  };
  const fs = new DurableFolder(folder, { disk, space, onBroken });
  const client = new GuardedPglite(
    { fs, startParams: sync ? DURABLE_PARAMETERS : PGlite.defaultStartParams },
    space,
    onStatement,
  );
  await client.waitReady;
  if (isNew && sync) await syncFolder(folder);
  return overPglite(client, space);
}

/** An embedded database in memory, from a dump of another. */
export async function openInMemory(from: Blob): Promise<PGlite> {
  const client = new GuardedPglite({ loadDataDir: from }, null);
  await client.waitReady;
  return client;
}

export function overPglite(client: PGlite, space: DiskSpace | null = null): OpenDatabase {
  return {
    db: drizzle(client),
    kind: 'embedded',
    listen: () => () => true,
    execute: async (text, values) =>
      values === undefined || values.length === 0
        ? ((await client.exec(text)).at(-1) ?? { rows: [] })
        : client.query(text, [...values]),
    withConnection: (work) =>
      work({
        query: async <Row>(text: string, values: unknown[] = []) =>
          (await client.query<Row>(text, values)).rows,
        run: async (text) => void (await client.exec(text)),
      }),
    connections: () => null,
    hasSpace: () => {
      space?.checkAgain();
      return space?.isFull !== true;
    },
    lowSpace: () => space?.low() ?? null,
    close: () => client.close(),
  };
}
