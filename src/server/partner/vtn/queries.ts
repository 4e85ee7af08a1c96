import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

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

/** $1 brand, $2 program or null, $3 skip, $4 limit. */
const programs = statement<Texts<VtnProgramRow> & { createdAt: string; changedAt: string }>(
  'vtn-programs',
  `select p.id, p.name, u.name as utility, p.created_at as "createdAt",
     ${changedAt('p', 'program')}
   from programs p join utilities u on u.id = p.utility_id
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

export interface VtnEventRow extends Changed {
  readonly id: string;
  readonly programId: string;
  readonly program: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Over how many minutes starts are spread; null: they aren't. */
  readonly spreadMinutes: number | null;
}

/** $1 brand, $2 event or null, $3 program or null, $4 ends after, $5 skip, $6 limit. */
const events = statement<
  Texts<VtnEventRow> & { createdAt: string; changedAt: string; startAt: string; endAt: string }
>(
  'vtn-events',
  `select e.id, e.program_id as "programId", p.name as program, e.start_at as "startAt", e.end_at as "endAt",
     (e.stagger ->> 'minutes')::int as "spreadMinutes", e.created_at as "createdAt", ${changedAt('e', 'event')}
   from events e join programs p on p.id = e.program_id
   where e.brand = $1 and e.status <> 'CANCELLED' and not e.is_test and e.audience is null and p.active
     and ($2::uuid is null or e.id = $2::uuid) and ($3::uuid is null or e.program_id = $3::uuid)
     and e.end_at > $4::timestamptz
   order by e.start_at, e.id offset $5 limit $6`,
);

export interface VtnEventFilter {
  readonly brand: string;
  readonly id: string | null;
  readonly programId: string | null;
  readonly endsAfter: Date;
}

/** Events of whole programs. Tests, and events for some homes only, aren't for devices that know no homes. */
export async function readVtnEvents(
  db: Db,
  { brand, id, programId, endsAfter }: VtnEventFilter,
  { skip, limit }: VtnPage,
): Promise<VtnEventRow[]> {
  const found = await events(db, [brand, id, programId, endsAfter.toISOString(), skip, limit]);
  return found.map((row) => ({ ...dated(row), startAt: instant(row.startAt), endAt: instant(row.endAt) }));
}
