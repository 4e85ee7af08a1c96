import type { Brand } from '../brands/service.ts';
import { WHOLE_PROGRAM } from '../../domain/segments/audience.ts';
import { createTemplate } from '../events/service.ts';
import { inEnglish } from '../platform/messages/inWords.ts';
import type { DemoPlaces } from './deliveries.ts';
import type { DemoDeps } from './deps.ts';
import { DEMO_REASON, type DemoMember } from './record.ts';

/** What staff hold again and again: an evening of one program, and an hour of all of them. */
export async function makeTemplates(
  { deps }: DemoDeps,
  brand: Brand,
  members: readonly DemoMember[],
  places: DemoPlaces,
): Promise<void> {
  const staff = members.find(({ role }) => role === 'staff');
  if (staff === undefined) return;
  const common = {
    algorithm: 'participation_reduction',
    audience: WHOLE_PROGRAM,
    nominatedKw: null,
    isTest: false,
  } as const;
  for (const template of [
    {
      ...common,
      name: 'Peak evening',
      programIds: [places[0].programId],
      start: '18:00',
      end: '20:00',
      staggerMinutes: 5,
    },
    {
      ...common,
      name: 'One hour everywhere',
      programIds: places.map(({ programId }) => programId),
      start: '18:00',
      end: '19:00',
      staggerMinutes: null,
    },
  ]) {
    const outcome = await createTemplate(deps, template, {
      brandId: brand.id,
      actorId: staff.memberId,
      reason: DEMO_REASON,
    });
    if ('refusal' in outcome)
      throw new Error(`The demonstration has no template: ${inEnglish(outcome.refusal.message)}`);
  }
}
