import type { RequestContext } from '../../platform/context.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { batchLoader, perRequest } from '../../platform/loader.ts';
import { memberRecordsById, type MemberRow } from '../../readmodels/memberRecords.ts';

const memberLoader = perRequest(({ db, brand }) =>
  batchLoader<string, MemberRow>((ids) => memberRecordsById(db, brand.id, ids)),
);

/** Batched per request, for other subjects' lists. */
export function loadMember(ctx: RequestContext, id: string): Promise<MemberRow | null> {
  return memberLoader(ctx).load(id);
}

/** The row id that a global id of a member names; null: the brand has no such member. */
export async function memberRowId(ctx: RequestContext, id: string): Promise<string | null> {
  const own = rowId(id, 'MemberRecord');
  return own === null || (await loadMember(ctx, own)) === null ? null : own;
}
