import type { SQL } from 'drizzle-orm';
import { GATHER_SECONDS, type EnrollmentChange, type WebhookKind } from '../../../domain/webhooks/kinds.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import { webhookNotes } from '../tables.ts';

/** $1 brand, $2 kind, $3 program, $4 event, $5 member, $6 change, $7 homes, $8 now. */
const insert = statement(
  'webhook-notes-insert',
  `insert into webhook_notes (brand, kind, program_id, event_id, member_id, change, homes, at)
   select $1, $2, $3::uuid, $4::uuid, $5::uuid, $6, $7::int, $8::timestamptz
   where exists (select from webhook_endpoints e where e.brand = $1 and e.ended_at is null and e.kinds ? $2)`,
);

interface EnrollmentNote {
  readonly brandId: string;
  readonly programId: string;
  readonly memberId: string;
  readonly change: EnrollmentChange;
  readonly now: Date;
}

/** Notes for partners that a home came into a program, or left it. In the transaction of the change. */
export async function noteEnrollment(
  tx: Db,
  { brandId, programId, memberId, change, now }: EnrollmentNote,
): Promise<void> {
  const kind: WebhookKind = 'ENROLLMENTS_CHANGED';
  await insert(tx, [brandId, kind, programId, null, memberId, change, 1, now.toISOString()]);
}

interface ResultsNote {
  readonly brandId: string;
  readonly programId: string;
  readonly eventId: string;
  readonly settled: number;
  readonly restated: number;
  readonly now: Date;
}

/** Notes for partners how many results of an event were settled. One row for a batch, whatever its size. */
export async function noteResults(
  tx: Db,
  { brandId, programId, eventId, settled, restated, now }: ResultsNote,
): Promise<void> {
  const note = (kind: WebhookKind, homes: number) =>
    homes === 0
      ? Promise.resolve([])
      : insert(tx, [brandId, kind, programId, eventId, null, null, homes, now.toISOString()]);
  await note('RESULTS_SETTLED', settled);
  await note('RESULTS_RESTATED', restated);
}

const gatheredBefore = (now: Date): Date => new Date(now.getTime() - GATHER_SECONDS * 1_000);

export const areNotesDue = (now: Date): SQL => isAnyDue(webhookNotes.at, gatheredBefore(now));

/** What becomes one call, or a few. */
export interface NoteGroup extends Record<string, unknown> {
  readonly brand: string;
  readonly kind: WebhookKind;
  readonly programId: string;
  readonly eventId: string | null;
}

/** $1 gathered before, $2 limit. */
const groups = statement<NoteGroup>(
  'webhook-notes-due',
  `select brand, kind, program_id as "programId", event_id as "eventId" from webhook_notes
   group by brand, kind, program_id, event_id having min(at) <= $1::timestamptz order by min(at) limit $2`,
);

export const findDueGroups = (db: Db, now: Date, limit: number): Promise<NoteGroup[]> =>
  groups(db, [gatheredBefore(now).toISOString(), limit]);

export interface Note {
  readonly memberId: string | null;
  readonly change: EnrollmentChange | null;
  readonly homes: number;
  readonly at: Date;
}

/** $1 brand, $2 kind, $3 program, $4 event, $5 limit. */
const take = statement<Omit<Note, 'at'> & { readonly id: number; readonly at: string }>(
  'webhook-notes-take',
  `with taken as (
     delete from webhook_notes where id in (
       select n.id from webhook_notes n
       where n.brand = $1 and n.kind = $2 and n.program_id = $3::uuid and n.event_id is not distinct from $4::uuid
       order by n.id limit $5 for update skip locked
     )
     returning id, member_id as "memberId", change, homes, at
   )
   select id::float8 as id, "memberId", change, homes, at from taken order by id`,
);

/** Takes the group's next notes, in the transaction that makes them calls. */
export async function takeNotes(
  tx: Db,
  { brand, kind, programId, eventId }: NoteGroup,
  limit: number,
): Promise<Note[]> {
  const rows = await take(tx, [brand, kind, programId, eventId, limit]);
  return rows.map(({ memberId, change, homes, at }) => ({ memberId, change, homes, at: instant(at) }));
}
