import type { Reward } from '../../../../codegen/rest/types.ts';
import type { RewardDraft } from '../../../domain/rewards/checkReward.ts';

interface Shown extends Pick<Reward, 'title' | 'text' | 'terms'> {
  readonly pictureUrl: string | null;
}

/**
 * A draft as the API will answer it to a member with enough points. Amounts that cannot be read yet are left out;
 * `isPriced` is false while none can.
 */
export function asMembersSeeIt(
  draft: RewardDraft,
  { pictureUrl, ...words }: Shown,
): { readonly reward: Reward; readonly isPriced: boolean } {
  const amounts = draft.amounts.filter(isAmount);
  const minimum = isAmount(draft.minimum) ? draft.minimum : null;
  const isPriced = draft.denominationType === 'DENOMINATED' ? amounts.length > 0 : minimum !== null;
  const lowest = minimum ?? 0;
  return {
    isPriced,
    reward: {
      id: '',
      type: draft.type,
      ...words,
      picture_url: pictureUrl,
      denomination: {
        type: draft.denominationType,
        amounts: amounts.length > 0 ? amounts : [0],
        minimum: lowest,
        maximum: Math.max(lowest, isAmount(draft.maximum) ? draft.maximum : lowest),
        step: isAmount(draft.step) ? draft.step : 1,
        restricted: draft.restricted.filter(isAmount),
      },
      needs_address: draft.service === 'shop',
      remaining: draft.stock !== null && Number.isInteger(draft.stock) ? draft.stock : null,
      ends_at: draft.endsAt?.toISOString() ?? null,
      version: 0,
      is_affordable: true,
      short_points: 0,
      short_events: null,
    },
  };
}

const isAmount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value > 0;
