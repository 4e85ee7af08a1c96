import { readableTargets } from '../../../domain/partner/notifications.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { missing } from '../../platform/errors.ts';
import { givenTargets, knownId, ownerOf } from './owner.ts';
import { readVtnEvents, type VtnEventRow } from './queries.ts';

/** Product: how long events that are over stay in the list. */
const KEPT_MS = 30 * 86_400_000;

export const keptSince = ({ now }: Pick<PartnerContext, 'now'>): Date => new Date(now.getTime() - KEPT_MS);

/** An event that the key may read, by one of its targets if it has any; throws where there is none. */
export async function readableEvent(ctx: PartnerContext, db: Db, eventId: string): Promise<VtnEventRow> {
  const given = await givenTargets(db, ownerOf(ctx));
  const wanted = {
    brand: ctx.brand.id,
    id: knownId(eventId),
    programId: null,
    endsAfter: keptSince(ctx),
    targets: null,
  };
  const [row] = await readVtnEvents(db, wanted, { skip: 0, limit: 1 });
  if (row === undefined || readableTargets(row.targets, row.targets, given) === null) throw missing();
  return row;
}
