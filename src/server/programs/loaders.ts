import type { RequestContext } from '../platform/context.ts';
import { batchLoader, perRequest } from '../platform/loader.ts';
import {
  staffProgramsById,
  staffUtilitiesById,
  type ProgramRecord,
  type UtilityRecord,
} from '../readmodels/staffPrograms.ts';

/** Rows that lists refer to, batched once a request. */
export const utilityLoader = perRequest(({ db, brand }) =>
  batchLoader<string, UtilityRecord>((ids) => staffUtilitiesById(db, brand.id, ids)),
);
export const programLoader = perRequest(({ db, brand }) =>
  batchLoader<string, ProgramRecord>((ids) => staffProgramsById(db, brand.id, ids)),
);

/** For lists of other subjects. */
export function loadProgram(ctx: RequestContext, id: string): Promise<ProgramRecord | null> {
  return programLoader(ctx).load(id);
}

export function loadUtility(ctx: RequestContext, id: string): Promise<UtilityRecord | null> {
  return utilityLoader(ctx).load(id);
}
