import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { cardService } from './cards.ts';
import { backOff, JOBS, type OfferDeps } from './deps.ts';
import { deleteCard, readSavedCard } from './store.ts';

/** Names the card by the card service's own id, not its member, who may be gone when the service is reached. */
export interface DetachJob {
  readonly paymentMethodId: string;
  /** Calls in a row that had no answer. */
  readonly silences: number;
}

/** Forgets a saved card here, and at the card service as soon as that answers. */
export async function forgetCard(
  tx: Db,
  { jobs }: { readonly jobs: Jobs },
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<void> {
  const card = await readSavedCard(tx, brandId, memberId);
  if (card === null) return;
  await deleteCard(tx, brandId, memberId);
  await sendDetach(tx, jobs, { paymentMethodId: card.paymentMethodId, silences: 0 }, 0);
}

/** A refusal means that the service knows the card no more. */
export async function detachCard(deps: OfferDeps, { paymentMethodId, silences }: DetachJob): Promise<void> {
  const answer = await cardService(deps)?.detach(paymentMethodId);
  if (answer === undefined || answer.kind === 'silent')
    await sendDetach(
      deps.db,
      deps.jobs,
      { paymentMethodId, silences: silences + 1 },
      Math.ceil(backOff(silences + 1) / 1_000),
    );
}

/** The key tells each attempt from the one that is still running. */
const sendDetach = (db: Db, jobs: Jobs, job: DetachJob, afterSeconds: number): Promise<void> =>
  jobs.send(db, JOBS.detach, job, {
    key: `${JOBS.detach}:${job.paymentMethodId}:${job.silences}`,
    afterSeconds,
  });
