import { createHash } from 'node:crypto';
import type { SettledReceipt } from '../../domain/settlement/receipt.ts';
import { archiveOf, type KindShape } from '../archive/service.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import type { AnyReceipt } from '../settlement/tables.ts';

/** What the archive holds of a receipt: its content as it was in the database. */
export const RECEIPTS: KindShape = {
  name: 'receipts',
  columns: [
    { name: 'member_id', type: 'text' },
    { name: 'event_id', type: 'text' },
    { name: 'version', type: 'whole' },
    { name: 'receipt', type: 'text' },
  ],
};

export interface ReceiptKey {
  readonly memberId: string;
  readonly eventId: string;
  readonly version: number;
}

interface Found extends Record<string, unknown>, ReceiptKey {
  readonly receipt: AnyReceipt | null;
  readonly part: string | null;
  readonly sha256: string | null;
}

/** $1 members, $2 events, $3 versions. */
const select = statement<Found>(
  'receipt_contents',
  `select r.member_id as "memberId", r.event_id as "eventId", r.version, r.receipt, r.archive_part as part, r.sha256
   from unnest($1::uuid[], $2::uuid[], $3::int[]) w (member_id, event_id, version)
   join receipts r on r.member_id = w.member_id and r.event_id = w.event_id and r.version = w.version`,
);

/** The receipt of a reduction with a result; null for every other one. */
export const settledReceipt = (receipt: AnyReceipt | null): SettledReceipt | null =>
  receipt?.kind === 'reduction' && receipt.state !== 'PENDING' ? receipt : null;

const keyOf = ({ memberId, eventId, version }: ReceiptKey): string => `${memberId} ${eventId} ${version}`;

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The contents of receipts, wherever they are; null for one that doesn't exist. Asks the archive once for all. Throws the
 * sentence for people where it doesn't answer.
 */
export async function readReceiptContents(
  db: Db,
  wanted: readonly ReceiptKey[],
): Promise<(key: ReceiptKey) => AnyReceipt | null> {
  const contents = new Map<string, AnyReceipt>();
  let missing = await readOnce(db, wanted, contents);
  // A month that came back into the database meanwhile, and perhaps left it again, is found at the second look.
  if (missing.length > 0) missing = await readOnce(db, missing, contents);
  if (missing.length > 0)
    throw new Error(`The archive doesn’t hold ${missing.length} receipts as they were written.`);
  return (key) => contents.get(keyOf(key)) ?? null;
}

/** Adds what it finds to the contents. Returns those that the archive is to have and doesn't. */
async function readOnce(
  db: Db,
  wanted: readonly ReceiptKey[],
  contents: Map<string, AnyReceipt>,
): Promise<readonly ReceiptKey[]> {
  if (wanted.length === 0) return [];
  const found = await select(db, [
    wanted.map(({ memberId }) => memberId),
    wanted.map(({ eventId }) => eventId),
    wanted.map(({ version }) => version),
  ]);
  const archived: Found[] = [];
  for (const each of found)
    if (each.receipt === null) archived.push(each);
    else contents.set(keyOf(each), each.receipt);
  if (archived.length === 0) return [];
  const rows = await archiveOf(db).rowsIn(db, RECEIPTS, {
    parts: [...new Set(archived.flatMap(({ part }) => part ?? []))],
    keys: [...new Set(archived.map(({ memberId }) => memberId))],
  });
  const texts = new Map(
    rows.map((row) => [
      keyOf({
        memberId: String(row['member_id']),
        eventId: String(row['event_id']),
        version: Number(row['version']),
      }),
      String(row['receipt']),
    ]),
  );
  return archived.filter((each) => {
    const text = texts.get(keyOf(each));
    if (text === undefined || digest(text) !== each.sha256) return true;
    contents.set(keyOf(each), JSON.parse(text) as AnyReceipt);
    return false;
  });
}
