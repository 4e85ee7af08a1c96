import { followGridSource, saveGridSource } from '../events/service.ts';
import type { Deps } from '../platform/context.ts';
import { findAcronym } from './queries/world.ts';
import type { DemoRecord } from './record.ts';

const NAME = 'Grid operator (sandbox)';
/** The sandbox's grid operator. */
const VTN_PATH = '/vtn/openadr3/3.1.1';

/**
 * Connects the first program of the product's own brand to the sandbox's grid operator, and follows a sandbox
 * that moved to another port. Changes by staff stay.
 */
export async function connectToGrid(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  record: DemoRecord,
  sandboxUrl: string,
): Promise<void> {
  const first = record.programs.find(({ brandId }) => brandId === 'default') ?? record.programs[0];
  if (first === undefined) return;
  const baseUrl = `${sandboxUrl}${VTN_PATH}`;
  if (await followGridSource(db, first.programId, { before: `http://localhost:%${VTN_PATH}`, now: baseUrl }))
    return;
  const acronym = await findAcronym(db, first.programId);
  if (acronym === null) return;
  const saved = await saveGridSource(
    { db, clock, newId },
    {
      brandId: first.brandId,
      actorId: null,
      reason: 'Made for the demonstration',
      id: null,
      version: null,
      programId: first.programId,
      name: NAME,
      kind: 'OPENADR',
      active: true,
      baseUrl,
      clientId: 'ebbwatt',
      vtnProgram: `${acronym.toLowerCase()}-grid-relief`,
      scheduledAlgorithm: 'participation_reduction',
      realTimeAlgorithm: 'participation_reduction_rt',
      segment: null,
    },
  );
  if (!('id' in saved)) throw new Error('The demonstration could not be connected to the grid operator.');
}
