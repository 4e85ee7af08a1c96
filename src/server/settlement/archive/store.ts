import type { ArchivedRow, MovingRow } from '../../archive/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** $1 members, $2 events, $3 versions, $4 hashes, $5 part. The table refuses another hash than that of its content. */
const remove = statement(
  'receipts_archive_remove',
  `update receipts r set receipt = null, archive_part = $5::uuid, sha256 = m.sha256
   from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) m (member_id, event_id, version, sha256)
   where r.member_id = m.member_id and r.event_id = m.event_id and r.version = m.version and r.archive_part is null`,
);

export async function removeContents(
  tx: Db,
  marks: readonly MovingRow['mark'][],
  partId: string,
): Promise<void> {
  await remove(tx, [
    marks.map(({ member }) => member),
    marks.map(({ event }) => event),
    marks.map(({ version }) => version),
    marks.map(({ sha256 }) => sha256),
    partId,
  ]);
}

/** $1 members, $2 events, $3 versions, $4 contents. Of a row that is gone, nothing comes back. */
const putBack = statement<{ rows: number }>(
  'receipts_archive_put_back',
  `with put as (
     update receipts r set receipt = b.receipt::json, archive_part = null, sha256 = null
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) b (member_id, event_id, version, receipt)
     where r.member_id = b.member_id and r.event_id = b.event_id and r.version = b.version and r.archive_part is not null
     returning 1
   )
   select count(*)::int as rows from put`,
);

const COLUMNS = ['member_id', 'event_id', 'version', 'receipt'] as const;

export async function putBackContents(tx: Db, rows: readonly ArchivedRow[]): Promise<number> {
  const [put] = await putBack(
    tx,
    COLUMNS.map((column) => rows.map((row) => row[column])),
  );
  return put?.rows ?? 0;
}
