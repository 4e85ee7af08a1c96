import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { COPY_ATTEMPTS, copyReadyUntil } from '../../../domain/account/copyRules.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { beginAttempt, endCopy, findDueCopy, insertPart, markReady, type CopyRow } from '../store/copies.ts';
import { copyEntries } from './copyEntries.ts';
import { inPieces, zipped } from '../../platform/zip.ts';

export type CopyDeps = Pick<Deps, 'brands' | 'notify' | 'secrets'>;

/** What one statement writes and one answer's piece is. */
const PART_BYTES = 256 * 1_024;

/**
 * Makes a copy that is due, or deletes one whose time is over. Each attempt starts from the beginning, so that a process that dies halfway
 * leaves nothing behind; after some attempts it is given up.
 */
export async function workOnCopy(deps: CopyDeps, id: string, job: JobContext): Promise<void> {
  const { clock, db, log } = job;
  const copy = await findDueCopy(db, id, clock.now());
  if (copy === null) return;
  if (copy.state !== 'making') return transaction(db, (tx) => endCopy(tx, id, 'gone'));
  const attempt = await transaction(db, (tx) => beginAttempt(tx, id));
  try {
    await makeCopy(deps, copy, job);
  } catch (error) {
    if (job.signal.aborted || attempt < COPY_ATTEMPTS) throw error;
    log.error({ err: error, copyId: id }, 'a copy of a member’s data is given up');
    await transaction(db, async (tx) => {
      await endCopy(tx, id, 'failed');
      await deps.notify.send(tx, { ...toOwner(copy, 'failed'), template: 'data-copy-failed', values: {} });
    });
  }
}

async function makeCopy(deps: CopyDeps, copy: CopyRow, { db, clock, signal }: JobContext): Promise<void> {
  const { id, memberId, locale } = copy;
  const brand = deps.brands.byId(copy.brand);
  if (brand === null) throw new Error(`There is no brand ${copy.brand}.`);
  const entries = copyEntries({
    db,
    secrets: deps.secrets,
    memberId,
    locale,
    productName: wordsFor(brand, locale).productName,
    wattsPerPoint: brand.config.wattConversionRate,
    now: clock.now(),
  });
  let [place, bytes] = [0, 0];
  for await (const part of inPieces(zipped(entries, clock.now()), PART_BYTES)) {
    signal.throwIfAborted();
    await insertPart(db, id, place, part);
    place += 1;
    bytes += part.length;
  }
  const readyAt = clock.now();
  const expiresAt = copyReadyUntil(readyAt);
  await transaction(db, async (tx) => {
    if (!(await markReady(tx, id, { readyAt, expiresAt, bytes }))) return;
    await deps.notify.send(tx, {
      ...toOwner(copy, 'ready'),
      template: 'data-copy-ready',
      values: { untilAt: expiresAt.toISOString() },
    });
  });
}

const toOwner = ({ id, brand, memberId }: CopyRow, what: string) => ({
  brandId: brand,
  memberId,
  key: `data-copy-${what}:${id}`,
});
