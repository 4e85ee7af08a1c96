import { useIntl } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { peopleTimes } from '../../../domain/format/peopleTimes.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Tone } from '../../ui/Badge.tsx';
import { useFormats } from '../format/useFormats.ts';

export interface OfferWords {
  /** "$49.00", or "Free". */
  price(points: number): string;
  /** "$49.00 (4,900 points)"; only points where they have no money value. */
  both(points: number): string;
  /** "until Friday at 6 PM", within a sentence, in the home's zone. */
  until(at: string): string;
  /** The member's progress, in a word or two; null: nothing worth saying. */
  state(offer: Offer): { readonly tone: Tone; readonly text: string } | null;
}

/** Up to this many, how many are left is worth saying. */
const FEW = 10;

export function useOfferWords(): OfferWords {
  const intl = useIntl();
  const { zone } = useApp();
  const now = useNow(60_000);
  const { clock, locale, pay, paysMoney, points: pointsText } = useFormats();
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `deviceOffers.${id}` }, values);
  const until = (instant: string): string => {
    const end = new Date(instant);
    const { dayWord, day } = peopleTimes({ start: end, end, now: new Date(now), timeZone: zone, locale });
    return say(`until.${dayWord}`, { day: day ?? '', time: clock(end, zone) });
  };
  return {
    price: (points) => (points === 0 ? say('free') : pay(points)),
    both: (points) =>
      paysMoney ? say('both', { pay: pay(points), points: pointsText(points) }) : pointsText(points),
    until,
    state({ status, reserved_until: heldUntil, order, remaining }) {
      switch (status) {
        case 'reserved':
          return {
            tone: 'brand',
            text: say('state.reserved', { until: heldUntil === null ? '' : until(heldUntil) }),
          };
        case 'purchased':
          return {
            tone: order?.step === 'failed' || order?.step === 'refunded' ? 'warn' : 'brand',
            text: say(`state.${order?.step ?? 'placed'}`),
          };
        case 'connected':
          return { tone: 'saved', text: say('state.connected') };
        case 'unclaimed':
          if (remaining === 0) return { tone: 'plain', text: say('state.soldOut') };
          return remaining !== null && remaining <= FEW
            ? { tone: 'warn', text: say('state.fewLeft', { count: remaining }) }
            : null;
      }
    },
  };
}
