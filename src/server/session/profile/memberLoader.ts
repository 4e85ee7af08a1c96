import type { RequestContext } from '../../platform/context.ts';
import { batchLoader, perRequest } from '../../platform/loader.ts';
import { memberRecordsById, type MemberRow } from '../../readmodels/memberRecords.ts';

const memberLoader = perRequest(({ db, brand }) =>
  batchLoader<string, MemberRow>((ids) => memberRecordsById(db, brand.id, ids)),
);

/** Batched per request, for other subjects' lists. */
export function loadMember(ctx: RequestContext, id: string): Promise<MemberRow | null> {
  return memberLoader(ctx).load(id);
}
