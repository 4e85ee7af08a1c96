import type { RequestContext } from '../platform/context.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { staffProgramsById } from '../readmodels/staffPrograms.ts';
import type { Saved } from './outcome.ts';

/** The payload of a change of a program. */
export async function savedProgram({ db, brand }: RequestContext, saved: Saved) {
  if ('refusal' in saved) return refusedPayload(saved);
  const program = (await staffProgramsById(db, brand.id, [saved.id])).get(saved.id);
  if (program === undefined) throw new Error('A program that was saved is gone.');
  return { __typename: 'ProgramSaved' as const, program };
}
