import { checkPromo, type PromoDraft, type PromoFault } from '../../../domain/rewards/checkPromo.ts';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { parseNumber } from '../shared/form/typedNumbers.ts';

/** A promo code as it is typed; empty: none. */
export interface PromoValues {
  readonly code: string;
  readonly gives: 'points' | 'reward';
  readonly points: string;
  readonly rewardId: string;
  readonly limit: string;
  /** `YYYY-MM-DDTHH:MM` in the form's zone. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What a new promo code begins as; `now` in milliseconds. */
export function newPromo(now: number, zone: string): PromoValues {
  return {
    code: '',
    gives: 'points',
    points: '',
    rewardId: '',
    limit: '',
    startsAt: typedInstant(new Date(now).toISOString(), zone),
    endsAt: '',
  };
}

/** The promo code as typed, and its faults by field. */
export function readPromo(
  values: PromoValues,
  zone: string,
): { readonly draft: PromoDraft; readonly faults: Readonly<Record<string, PromoFault | 'time'>> } {
  const startsAt = readInstant(values.startsAt, zone);
  const endsAt = readInstant(values.endsAt, zone);
  const draft: PromoDraft = {
    code: values.code,
    points: values.gives === 'points' ? parseNumber(values.points) : null,
    rewardId: values.gives === 'points' || values.rewardId === '' ? null : values.rewardId,
    limit: parseNumber(values.limit),
    startsAt: new Date(startsAt ?? 0),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
  return {
    draft,
    faults: {
      ...checkPromo(draft),
      ...(startsAt === null ? { startsAt: 'time' as const } : {}),
      ...(values.endsAt !== '' && endsAt === null ? { endsAt: 'time' as const } : {}),
    },
  };
}
