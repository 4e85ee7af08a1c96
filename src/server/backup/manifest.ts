import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFault } from '../platform/operator/command.ts';
import type { Migration } from '../platform/db/migrate.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** What a database holds, read in one snapshot, so that a restored copy can be compared with it. */
export interface Contents {
  /** Rows by table, as `schema.table`. */
  readonly tables: Readonly<Record<string, number>>;
  /** Sums of watts by brand and account of the ledger, as decimal texts. */
  readonly ledger: Readonly<Record<string, string>>;
  /** Sums of the books in money, in cents, by brand, account and currency. */
  readonly money: Readonly<Record<string, string>>;
  /** Of all members: watts, and the part that open orders hold. */
  readonly balances: { readonly watts: string; readonly held: string };
}

export interface ManifestFile {
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** `manifest.json` of a backup. */
export interface Manifest extends Contents {
  readonly format: number;
  /** Version of the program that made it. */
  readonly product: string;
  readonly kind: 'embedded' | 'server';
  /** PostgreSQL's major version. */
  readonly postgres: number;
  /** ISO 8601. */
  readonly takenAt: string;
  /** The last migration, and how many there are. */
  readonly migration: string;
  readonly migrations: number;
  readonly key: {
    /** Of the key under which everything is sealed; null: nothing is sealed yet. */
    readonly fingerprint: string | null;
    /** Whether the key itself is in the database. */
    readonly isKept: boolean;
  };
  readonly files: readonly ManifestFile[];
}

export function toManifest(given: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...given } satisfies Manifest, null, 2)}\n`;
}

/** Reads a backup's manifest. Throws a CommandFault for a folder that isn't a backup, or one of a later format. */
export function readManifest(folder: string): Manifest {
  let read: Partial<Manifest> | null;
  try {
    read = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Partial<Manifest> | null;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CommandFault(
      isMissing
        ? `${folder} is no backup: there is no ${MANIFEST} in it.`
        : `${join(folder, MANIFEST)} can’t be read. It was changed after the backup was made.`,
    );
  }
  if (read?.format !== FORMAT)
    throw new CommandFault(
      `${join(folder, MANIFEST)} is of another format than this release reads. Restore it with the release that made it.`,
    );
  return read as Manifest;
}

/** Throws a CommandFault for a backup that a later release made. */
export function refuseLaterRelease({ migration, migrations }: Manifest, ours: readonly Migration[]): void {
  if (ours[migrations - 1]?.name !== migration)
    throw new CommandFault(
      `The backup is of another release: its last migration, ${migration}, isn’t number ${migrations} of this ` +
        'one. Restore it with the release that made it, or a later one.',
    );
}

/** What differs between a backup's contents and a restored database's, in words; empty: nothing. */
export function differences(expected: Contents, found: Contents): readonly string[] {
  const compare = (
    what: string,
    should: Readonly<Record<string, number | string>>,
    is: Readonly<Record<string, number | string>>,
  ): readonly string[] =>
    [...new Set([...Object.keys(should), ...Object.keys(is)])]
      .filter((name) => should[name] !== is[name])
      .map((name) => `${what} ${name}: ${should[name] ?? 'none'} in the backup, ${is[name] ?? 'none'} now`);
  return [
    ...compare('rows of', expected.tables, found.tables),
    ...compare('ledger', expected.ledger, found.ledger),
    ...compare('money', expected.money, found.money),
    ...compare('balances', expected.balances, found.balances),
  ];
}
