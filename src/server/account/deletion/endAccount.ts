import { forfeitPosting } from '../../../domain/ledger/forfeitPosting.ts';
import { keepTaxRecords } from '../../cashout/service.ts';
import { disconnectAll } from '../../devices/service.ts';
import { post } from '../../ledger/service.ts';
import { forgetCard } from '../../offers/service.ts';
import { keepMovement } from '../../overview/service.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { regionLocale } from '../../../domain/brands/regionLocale.ts';
import { endLogIns, findAddressee } from '../../session/service.ts';
import { addDepartedResults } from '../../settlement/service.ts';
import { endAuthorization } from '../../utility/service.ts';
import { readConsequences } from '../queries/consequences.ts';
import { readLogIns } from '../queries/people.ts';
import { changeDeletion, lockDueDeletion, type DeletionRow } from '../store/deletions.ts';
import { removeLogIn } from './removeLogIn.ts';

export type DeletionDeps = Pick<Deps, 'brands' | 'jobs' | 'newId' | 'notify' | 'secrets'>;

/** Pauses before the next look. */
const WHILE_ORDERED_MS = 3_600_000;
const WHILE_ENDING_MS = 60_000;

/**
 * Takes a due deletion one step further, each step in one transaction, so that a process that dies repeats at most one.
 * First the log-ins and the access to the partners end; once the partners know, everything goes. What is under way holds
 * it back.
 */
export async function workOnDeletion(
  deps: DeletionDeps,
  id: string,
  { clock, db, log }: Pick<JobContext, 'clock' | 'db' | 'log'>,
): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    const deletion = await lockDueDeletion(tx, id, now);
    if (deletion?.memberId == null) return;
    const { memberId } = deletion;
    const later = (milliseconds: number) =>
      changeDeletion(tx, id, { dueAt: new Date(now.getTime() + milliseconds) });
    const { orders, revocations, watts } = await readConsequences(tx, memberId);
    if (orders > 0) return later(WHILE_ORDERED_MS);
    if (deletion.state === 'waiting') {
      await endLogIns(tx, memberId);
      // The people of the home were there by the member alone.
      for (const personId of await readLogIns(tx, memberId)) await removeLogIn(tx, personId, deps.newId());
      await disconnectAll(tx, deps, memberId, now);
      await endAuthorization(tx, memberId, now);
      await forgetCard(tx, deps, { brandId: deletion.brand, memberId });
      return changeDeletion(tx, id, { state: 'ending', dueAt: new Date(now.getTime() + WHILE_ENDING_MS) });
    }
    if (revocations > 0) return later(WHILE_ENDING_MS);
    await sayGoodbye(tx, deps, deletion, memberId);
    const lost = forfeitPosting({ deletionId: id, brandId: deletion.brand }, memberId, watts);
    if (lost !== null)
      await post(tx, [{ brandId: deletion.brand, memberId, eventId: null, posting: lost }], now);
    const brand = deps.brands.byId(deletion.brand);
    if (brand !== null) await keepTaxRecords(tx, deps, { brand, memberId, now });
    await keepMovement(tx, memberId);
    await addDepartedResults(tx, memberId);
    await removeLogIn(tx, memberId, deps.newId());
    await changeDeletion(tx, id, { state: 'done', memberId: null, dueAt: null, doneAt: now });
    log.info({ deletionId: id }, 'an account is deleted');
  });
}

/** To the address alone: there is no member any more when it is sent. */
async function sayGoodbye(
  tx: Db,
  { brands, notify }: DeletionDeps,
  { id, brand }: DeletionRow,
  memberId: string,
): Promise<void> {
  const addressee = await findAddressee(tx, brand, memberId);
  if (addressee === null) return;
  const country = brands.byId(brand)?.config.country;
  await notify.send(tx, {
    brandId: brand,
    memberId: null,
    address: addressee.email,
    locale: addressee.locale ?? (country === undefined ? null : regionLocale(country, addressee)),
    template: 'account-deleted',
    values: {},
    key: `account-deleted:${id}`,
  });
}
