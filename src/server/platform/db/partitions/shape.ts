import type { Connection } from '../open.ts';

/** An index or constraint of a table, with the statement that makes it. */
export interface Piece {
  readonly name: string;
  readonly definition: string;
}

/** What a table consists of beside its columns. */
export interface TableShape {
  readonly primaryKey: Piece & { readonly columns: readonly string[] };
  readonly foreignKeys: readonly Piece[];
  readonly indexes: readonly Piece[];
  /** Our own triggers. */
  readonly triggers: readonly Piece[];
  /** Statements that give other roles the rights that they have. */
  readonly grants: readonly string[];
  /** What refers to the table and would be lost with it: views, foreign keys of other tables. */
  readonly dependents: readonly string[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Reads it; null: there is no such table, or it has no primary key. */
export async function readShape(connection: Connection, table: string): Promise<TableShape | null> {
  const constraints = await connection.query<Piece & { type: string; columns: string[] }>(
    `select c.conname as name, pg_get_constraintdef(c.oid) as definition, c.contype::text as type,
       array(
         select a.attname::text from unnest(c.conkey) with ordinality k (number, place)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
         order by k.place
       ) as columns
     from pg_constraint c where c.conrelid = to_regclass($1) and c.contype in ('p', 'f') order by c.conname`,
    [quoted(table)],
  );
  const primaryKey = constraints.find(({ type }) => type === 'p');
  if (primaryKey === undefined) return null;
  const indexes = await connection.query<Piece>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = to_regclass($1) and not i.indisprimary order by c.relname`,
    [quoted(table)],
  );
  const triggers = await connection.query<Piece>(
    `select tgname as name, pg_get_triggerdef(oid) as definition
     from pg_trigger where tgrelid = to_regclass($1) and not tgisinternal order by tgname`,
    [quoted(table)],
  );
  const grants = await connection.query<{ statement: string }>(
    `select format(
       'grant %s on %I to %s', a.privilege_type, c.relname,
       case when a.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end
     ) as statement
     from pg_class c, aclexplode(c.relacl) a
     where c.oid = to_regclass($1) and a.grantee <> c.relowner order by 1`,
    [quoted(table)],
  );
  const dependents = await connection.query<{ name: string }>(
    `select distinct v.relname as name from pg_depend d
       join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
       join pg_class v on v.oid = r.ev_class
       where d.refobjid = to_regclass($1)
     union
     select conrelid::regclass::text from pg_constraint where confrelid = to_regclass($1) and contype = 'f'`,
    [quoted(table)],
  );
  return {
    primaryKey,
    foreignKeys: constraints.filter(({ type }) => type === 'f'),
    indexes,
    triggers,
    grants: grants.map(({ statement }) => statement),
    dependents: dependents.map(({ name }) => name),
  };
}
