import type { Db } from '../platform/db/db.ts';
import type { Connection } from '../platform/db/open.ts';
import { rows, withValues } from '../platform/db/sql.ts';
import type { Contents, Manifest } from './manifest.ts';

/** Runs a query without values. Numbers come as JSON has them. */
export type Ask = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export const askBy =
  (db: Db): Ask =>
  (text) =>
    rows(db, withValues(text, []));

export const askOn =
  (connection: Connection): Ask =>
  (text) =>
    connection.query<Readonly<Record<string, unknown>>>(text);

const TABLES = `
  select n.nspname as schema, c.relname as name
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

const LEDGER = `
  select brand || ' ' || account as name, sum(amount_watts)::text as total
  from public.ledger_entries group by brand, account order by 1`;

const MONEY = `
  select brand || ' ' || account || ' ' || currency as name, sum(amount)::text as total
  from public.money_entries group by brand, account, currency order by 1`;

const BALANCES = `
  select coalesce(sum(watts), 0)::text as watts, coalesce(sum(held_watts), 0)::text as held
  from public.member_balances`;

const MIGRATIONS = 'select name from public.schema_migrations order by position';

const KEY = `
  select (select value from public.server_secrets where name = 'fingerprint') as fingerprint,
    exists (select from public.server_secrets where name = 'root') as "isKept"`;

const NOW = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

const SERVER = `select current_setting('server_version_num')::int / 10000 as version`;

const first = async (ask: Ask, text: string): Promise<Readonly<Record<string, unknown>>> =>
  (await ask(text))[0] ?? {};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table that isn't PostgreSQL's own or an extension's, as `schema.table`. */
export async function readTables(ask: Ask): Promise<readonly string[]> {
  return (await ask(TABLES)).map(({ schema, name }) => `${String(schema)}.${String(name)}`);
}

/** Counts every table and adds up the books, of the snapshot in which `ask` runs. */
export async function readContents(ask: Ask): Promise<Contents> {
  const tables = await readTables(ask);
  const counts = await ask(
    tables
      .map((table) => {
        const [schema = '', name = ''] = table.split('.');
        return `select '${table.replaceAll("'", "''")}' as name, count(*)::float8 as count from ${quoted(schema)}.${quoted(name)}`;
      })
      .join(' union all '),
  );
  const balances = await first(ask, BALANCES);
  return {
    tables: Object.fromEntries(counts.map(({ name, count }) => [String(name), Number(count)])),
    ledger: toTotals(await ask(LEDGER)),
    money: toTotals(await ask(MONEY)),
    balances: { watts: String(balances['watts']), held: String(balances['held']) },
  };
}

const toTotals = (found: readonly Readonly<Record<string, unknown>>[]): Record<string, string> =>
  Object.fromEntries(found.map(({ name, total }) => [String(name), String(total)]));

/** Begins a snapshot on a connection that other connections can share, and returns its name. */
export async function beginSnapshot(connection: Connection): Promise<string> {
  await connection.run('begin isolation level repeatable read, read only');
  const [exported] = await connection.query<{ name: string }>('select pg_export_snapshot() as name');
  return exported?.name ?? '';
}

/** When the snapshot began, ISO 8601. */
export async function readTime(ask: Ask): Promise<string> {
  return String((await first(ask, NOW))['at']);
}

/** What a manifest says of the database itself. */
export async function readDatabase(
  ask: Ask,
): Promise<Pick<Manifest, 'postgres' | 'migration' | 'migrations' | 'key'>> {
  const names = (await ask(MIGRATIONS)).map(({ name }) => String(name));
  const key = await first(ask, KEY);
  const server = await first(ask, SERVER);
  return {
    postgres: Number(server['version']),
    migration: names.at(-1) ?? '',
    migrations: names.length,
    key: { fingerprint: (key['fingerprint'] as string | null) ?? null, isKept: key['isKept'] === true },
  };
}

export async function readPostgresVersion(ask: Ask): Promise<number> {
  return Number((await first(ask, SERVER))['version']);
}

/** Removes everything in a database but PostgreSQL's own. */
export function emptyDatabase(tables: readonly string[]): string {
  const schemas = new Set(['public', ...tables.map((table) => table.split('.')[0] ?? '')]);
  const drops = [...schemas].map((schema) => `drop schema if exists ${quoted(schema)} cascade`);
  return ['set local client_min_messages = warning', ...drops, 'create schema public'].join('; ');
}
