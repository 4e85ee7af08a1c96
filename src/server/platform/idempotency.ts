import { and, eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { RequestContext, RestAnswer } from './context.ts';
import type { Db } from './db/db.ts';
import { statement } from './db/sql.ts';
import { beforeCommit, transaction } from './db/transaction.ts';
import { conflict, RequestError } from './errors.ts';
import { idempotencyKeys } from './tables.ts';
import { say } from './messages/say.ts';

const keptMs = 48 * 3_600_000;

/** After this time, a write without an answer is assumed to have died with its process. */
const abandonedMs = 120_000;

/** One caller's key for one operation. */
interface KeyedWrite {
  /** A member, or a partner's API key. */
  readonly memberId: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly now: Date;
  readonly isPartner: boolean;
}

/**
 * Runs a write once per idempotency key (header `Idempotency-Key`), in one transaction with the record of its answer.
 * A repeat gets the first answer, waiting for it if needed. The same key with another body is refused with 409, partners
 * get 422.
 * Without a key, or for strangers, the work just runs. `work` must do everything through the given transaction.
 */
export async function answerOnce<Answer extends RestAnswer>(
  ctx: RequestContext,
  operation: string,
  body: unknown,
  work: (ctx: RequestContext) => Promise<Answer>,
): Promise<Answer> {
  const write = keyedWrite(ctx, operation, JSON.stringify(body ?? null));
  if (write === null) return work(ctx);
  return transaction(ctx.db, async (tx) => {
    // A simultaneous request with the same key waits here for the first one's commit or rollback.
    const first = await claim(tx, write);
    // What is stored is an answer of this very operation.
    if (!first) return (await storedAnswer(tx, write)) as Answer;
    const answer = await work({ ...ctx, db: tx });
    await beforeCommit(tx, recordAnswer, toRecord(write, answer));
    return answer;
  });
}

/**
 * As `answerOnce`, for work that must not hold a transaction because it reads a file as it arrives. The work must be
 * safe to repeat: if the process dies before recording the answer, another may take over the key.
 */
export async function answerOnceOpen(
  ctx: RequestContext,
  operation: string,
  fingerprint: string,
  work: () => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const write = keyedWrite(ctx, operation, fingerprint);
  if (write === null) return work();
  if (!(await claim(ctx.db, write))) return storedAnswer(ctx.db, write);
  try {
    const answer = await work();
    await recordAnswer(ctx.db, toRecord(write, answer));
    return answer;
  } catch (error) {
    await ctx.db.delete(idempotencyKeys).where(and(ofWrite(write), sql`${idempotencyKeys.status} is null`));
    throw error;
  }
}

export async function dropExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}

function keyedWrite(
  { member, partnerKey, client, now }: RequestContext,
  operation: string,
  fingerprint: string,
): KeyedWrite | null {
  const memberId = member?.id ?? partnerKey?.id;
  if (memberId === undefined || client.idempotencyKey === null) return null;
  const bodyHash = createHash('sha256').update(fingerprint).digest('base64url');
  const isPartner = partnerKey !== undefined;
  return { memberId, operation, key: client.idempotencyKey, bodyHash, now, isPartner };
}

const ofWrite = ({ memberId, operation, key }: KeyedWrite) =>
  and(
    eq(idempotencyKeys.memberId, memberId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

/** $1 member, $2 operation, $3 key, $4 hash of the body, $5 now, $6 when it expires, $7 what began before is abandoned. */
const claimKey = statement<{ key: string }>(
  'idempotency-claim',
  `insert into idempotency_keys as k (member_id, operation, key, body_hash, started_at, expires_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (member_id, operation, key) do update
     set body_hash = excluded.body_hash, status = null, answer = null, started_at = excluded.started_at, expires_at = excluded.expires_at
     where k.expires_at < $5 or (k.status is null and k.body_hash = $4 and k.started_at < $7::timestamptz)
   returning key`,
);

/** True when the key is new, expired, or abandoned by a dead process. */
async function claim(db: Db, write: KeyedWrite): Promise<boolean> {
  const { memberId, operation, key, bodyHash, now } = write;
  const from = (ms: number): string => new Date(now.getTime() + ms).toISOString();
  const claimed = await claimKey(db, [
    memberId,
    operation,
    key,
    bodyHash,
    now.toISOString(),
    from(keptMs),
    from(-abandonedMs),
  ]);
  return claimed.length > 0;
}

async function storedAnswer(db: Db, write: KeyedWrite): Promise<RestAnswer> {
  const [row] = await db.select().from(idempotencyKeys).where(ofWrite(write));
  if (row && row.bodyHash !== write.bodyHash) {
    const reused = conflict(say('platform.keyReused'), 'IDEMPOTENCY_KEY_REUSED');
    throw write.isPartner ? new RequestError(422, reused.sentence, reused.details) : reused;
  }
  if (!row || row.status === null) throw conflict(say('platform.keyInProgress'), 'IDEMPOTENCY_IN_PROGRESS');
  return { status: row.status, body: row.answer ?? undefined };
}

const recordAnswer = statement(
  'idempotency-record',
  'update idempotency_keys set status = $4, answer = $5::jsonb where member_id = $1 and operation = $2 and key = $3',
);

const toRecord = (
  { memberId, operation, key }: KeyedWrite,
  { status, body }: RestAnswer,
): readonly unknown[] => [memberId, operation, key, status, body == null ? null : JSON.stringify(body)];
