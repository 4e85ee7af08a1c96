import type { components } from '../../../codegen/rest/types.ts';
import type { MemberContext } from '../platform/context.ts';
import type { RewardView } from './catalogue.ts';
import { pictureUrl } from './pictures.ts';

/** A reward in the contract's words. */
export function toReward(
  { brand }: MemberContext,
  { record, isAffordable, shortPoints, shortEvents }: RewardView,
): components['schemas']['Reward'] {
  return {
    id: record.id,
    type: record.type,
    ...record.texts,
    picture_url: record.pictureId === null ? null : pictureUrl(brand, record.pictureId),
    denomination: {
      type: record.denominationType,
      amounts: [...record.amounts],
      minimum: record.minimum,
      maximum: record.maximum,
      step: record.step,
      restricted: [...record.restricted],
    },
    needs_address: record.service === 'shop',
    remaining: record.remaining,
    ends_at: record.endsAt?.toISOString() ?? null,
    version: record.version,
    is_affordable: isAffordable,
    short_points: shortPoints,
    short_events: shortEvents,
  };
}
