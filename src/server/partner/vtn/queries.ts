import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { openAdrChanges } from '../tables.ts';

type ChangeRow = typeof openAdrChanges.$inferSelect;

export interface VtnPage {
  readonly skip: number;
  readonly limit: number;
}

interface Changed {
  readonly createdAt: Date;
  readonly changedAt: Date;
}
type Texts<Row> = Omit<Row, 'createdAt' | 'changedAt' | 'startAt' | 'endAt'> & Record<string, unknown>;

export interface VtnProgramRow extends Changed {
  readonly id: string;
  readonly name: string;
  readonly utility: string;
}

/** When a row last changed: staff, partners and signals change it by services that write to the audit log. */
const changedAt = (row: string, kind: string): string =>
  `coalesce((select max(a.at) from audit_log a where a.brand = ${row}.brand and a.subject = '${kind}:' || ${row}.id),
     ${row}.created_at) as "changedAt"`;

type FlatProgram = Texts<VtnProgramRow> & { createdAt: string; changedAt: string };

const programColumns = `p.id, p.name, u.name as utility, p.created_at as "createdAt", ${changedAt('p', 'program')}
   from programs p join utilities u on u.id = p.utility_id`;

/** $1 brand, $2 program or null, $3 skip, $4 limit. */
const programs = statement<FlatProgram>(
  'vtn-programs',
  `select ${programColumns}
   where p.brand = $1 and p.active and ($2::uuid is null or p.id = $2::uuid)
   order by p.name, p.id offset $3 limit $4`,
);

const dated = <Row extends { createdAt: string; changedAt: string }>(row: Row) => ({
  ...row,
  createdAt: instant(row.createdAt),
  changedAt: instant(row.changedAt),
});

export async function readVtnPrograms(
  db: Db,
  brand: string,
  id: string | null,
  { skip, limit }: VtnPage,
): Promise<VtnProgramRow[]> {
  return (await programs(db, [brand, id, skip, limit])).map(dated);
}

/** $1 brand, $2 program, $3 whether it may be off. */
const changedProgram = statement<FlatProgram>(
  'vtn-changed-program',
  `select ${programColumns} where p.brand = $1 and p.id = $2::uuid and ($3::boolean or p.active)`,
);

/** A program that changed; null: it is gone, or off although devices hear of no end. */
export async function readChangedProgram(
  db: Db,
  { brand, objectId, operation }: Pick<ChangeRow, 'brand' | 'objectId' | 'operation'>,
): Promise<VtnProgramRow | null> {
  const [row] = await changedProgram(db, [brand, objectId, operation === 'DELETE']);
  return row === undefined ? null : dated(row);
}

export interface VtnEventRow extends Changed {
  readonly id: string;
  readonly programId: string;
  readonly program: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Over how many minutes starts are spread; null: they aren't. */
  readonly spreadMinutes: number | null;
  /** Null: it is for all. */
  readonly targets: readonly string[] | null;
}

/**
 * Its segment's name, or the key of one that the product defines: what a VEN must have among its targets. Null: it is for
 * the whole program.
 */
const target = `case e.audience ->> 'kind' when 'segment' then e.audience ->> 'name' when 'built-in' then e.audience ->> 'segment' end`;

const columns = `e.id, e.program_id as "programId", p.name as program, e.start_at as "startAt", e.end_at as "endAt",
     (e.stagger ->> 'minutes')::int as "spreadMinutes", ${target} as target, e.created_at as "createdAt",
     ${changedAt('e', 'event')}`;

type FlatEvent = Texts<Omit<VtnEventRow, 'targets'>> & {
  target: string | null;
  createdAt: string;
  changedAt: string;
  startAt: string;
  endAt: string;
};

/** $1 brand, $2 event or null, $3 program or null, $4 ends after, $5 targets or null, $6 skip, $7 limit. */
const events = statement<FlatEvent>(
  'vtn-events',
  `select ${columns}
   from events e join programs p on p.id = e.program_id
   where e.brand = $1 and e.status <> 'CANCELLED' and not e.is_test and e.home_group is null and p.active
     and ($2::uuid is null or e.id = $2::uuid) and ($3::uuid is null or e.program_id = $3::uuid)
     and e.end_at > $4::timestamptz
     and ($2::uuid is not null or ($5::text[] is null and ${target} is null) or ${target} = any($5::text[]))
   order by e.start_at, e.id offset $6 limit $7`,
);

export interface VtnEventFilter {
  readonly brand: string;
  readonly id: string | null;
  readonly programId: string | null;
  readonly endsAfter: Date;
  /** Only what is for one of them; null: what is for all. An event that is named by its id comes either way. */
  readonly targets: readonly string[] | null;
}

const toEvent = ({ target: own, ...row }: FlatEvent): VtnEventRow => ({
  ...dated(row),
  startAt: instant(row.startAt),
  endAt: instant(row.endAt),
  targets: own === null ? null : [own],
});

/** Events of programs and segments. Tests and groups of homes aren't for devices that know no homes. */
export async function readVtnEvents(
  db: Db,
  { brand, id, programId, endsAfter, targets }: VtnEventFilter,
  { skip, limit }: VtnPage,
): Promise<VtnEventRow[]> {
  const found = await events(db, [brand, id, programId, endsAfter.toISOString(), targets, skip, limit]);
  return found.map(toEvent);
}

/** $1 brand, $2 event, $3 whether its program may be off. */
const changedEvent = statement<FlatEvent>(
  'vtn-changed-event',
  `select ${columns} from events e join programs p on p.id = e.program_id
   where e.brand = $1 and e.id = $2::uuid and not e.is_test and e.home_group is null
     and ($3::boolean or p.active)`,
);

/** An event that was scheduled, changed or canceled; null: it is not for devices. */
export async function readChangedEvent(
  db: Db,
  { brand, objectId, operation }: Pick<ChangeRow, 'brand' | 'objectId' | 'operation'>,
): Promise<VtnEventRow | null> {
  const [row] = await changedEvent(db, [brand, objectId, operation === 'DELETE']);
  return row === undefined ? null : toEvent(row);
}

/** $1 program, $2 now. */
const comingEvents = statement<{ id: string }>(
  'vtn-coming-events',
  `select e.id from events e
   where e.program_id = $1::uuid and e.end_at > $2::timestamptz and e.status <> 'CANCELLED'
   order by e.start_at, e.id`,
);

/** Events of a program that aren't over. */
export const readComingEvents = (db: Db, programId: string, now: Date): Promise<{ id: string }[]> =>
  comingEvents(db, [programId, now.toISOString()]);
