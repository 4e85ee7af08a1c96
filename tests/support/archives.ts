import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openObjects, type ArchiveKind, type ObjectStore } from '../../src/server/archive/service.ts';
import { archiveJob } from '../../src/server/archive/jobs.ts';
import { allGroups, readFooter, readGroup } from '../../src/server/archive/partFile.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { runCommand } from '../../src/server/platform/operator/command.ts';
import { startSandbox } from './sandbox.ts';
import type { TestServer } from './testServer.ts';

/** Where a test keeps an archive. */
export interface ArchivePlace {
  readonly store: Breakable;
  close(): void | Promise<void>;
}

const openStore = (settings: Readonly<Record<string, string>>): Breakable =>
  new Breakable(openObjects(readConfig({ DEMO: 'off', ...settings }, [], '/')) as ObjectStore);

const inFolder = async (): Promise<ArchivePlace> => {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-archive-'));
  return {
    store: openStore({ ARCHIVE_URL: `file://${folder}` }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
const overHttp = async (): Promise<ArchivePlace> => {
  const sandbox = await startSandbox();
  return {
    store: openStore({
      ARCHIVE_URL: 's3://archive/readings',
      ARCHIVE_ENDPOINT: `${sandbox.url}/s3`,
      ARCHIVE_ACCESS_KEY_ID: 'ebbwatt',
      ARCHIVE_SECRET_ACCESS_KEY: 'anything',
    }),
    close: () => sandbox.stop(),
  };
};

/** Both kinds of archives, for `describe.each`. */
export const ARCHIVES = [
  ['in a folder', inFolder],
  ['in an S3-shaped store, over HTTP', overHttp],
] as const;

/** A store that can go away, or to which something happens right after a file was written. */
export class Breakable implements ObjectStore {
  isAway = false;
  /** Whether it takes the question and never answers. */
  isSilent = false;
  afterPut = async (): Promise<void> => undefined;
  readonly #store: ObjectStore;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  #answers(): ObjectStore {
    if (this.isAway) throw new Error('The store doesn’t answer.');
    return this.#store;
  }

  put: ObjectStore['put'] = async (path, bytes) => {
    await this.#answers().put(path, bytes);
    await this.afterPut();
  };
  read: ObjectStore['read'] = async (...args) =>
    this.isSilent ? new Promise<never>(() => undefined) : this.#answers().read(...args);
  size: ObjectStore['size'] = async (path) => this.#answers().size(path);
  remove: ObjectStore['remove'] = async (path) => this.#answers().remove(path);
  list: ObjectStore['list'] = (prefix) => this.#answers().list(prefix);
}

/** As the loss of a connection, or of the process, right after a file was written. */
export const lost = (): Promise<void> => Promise.reject(new Error('The connection is lost.'));

/** What tests look at and do with the archive of a server. */
export function archiveTools(server: TestServer, store: ObjectStore) {
  const db = () => server.database.db;
  const files = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const path of store.list('')) found.push(path);
    return found.sort();
  };
  return {
    files,
    count: async (table: 'reading_days' | 'archive_parts' | 'archive_removals'): Promise<number> =>
      (await rows<{ n: number }>(db(), sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n ??
      0,
    /** The values of a column in the files whose paths begin so, each once. */
    valuesInFiles: async (column: string, begin = ''): Promise<string[]> => {
      const found = new Set<string>();
      for (const path of (await files()).filter((each) => each.startsWith(begin))) {
        const bytes = (await store.size(path)) ?? 0;
        const read = (from: number, to: number) => store.read(path, from, to);
        const footer = await readFooter(read, bytes);
        for (const group of allGroups(footer))
          for (const row of await readGroup(read, bytes, footer, group, [column]))
            found.add(String(row[column]));
      }
      return [...found].sort();
    },
    /** The job of one brand and kind. */
    work: async (kind: ArchiveKind): Promise<void> => {
      const { deps } = server.core;
      await archiveJob(deps, [kind]).run(
        { kind: kind.name, brand: 'default' },
        { db: db(), clock: server.clock, log: deps.log, signal: new AbortController().signal },
      );
    },
    command: async (...args: string[]): Promise<string> => {
      const said: string[] = [];
      const print = (line: string): void => void said.push(line);
      await runCommand(server.subjects.commands, {
        name: 'archive',
        args,
        deps: server.core.deps,
        print,
        printError: print,
        openFile: () => {
          throw new Error('It takes no files.');
        },
        settle: async () => undefined,
        signal: new AbortController().signal,
      });
      return said.join('\n');
    },
  };
}
