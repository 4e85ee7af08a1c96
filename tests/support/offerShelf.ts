import type { Deps } from '../../src/server/platform/context.ts';
import { deviceOffers } from '../../src/server/offers/tables.ts';

type NewOffer = Partial<typeof deviceOffers.$inferInsert>;

const WORDS = {
  title: 'Slate thermostat',
  subtitle: 'Learns when you are home',
  text: 'Eases off during events.',
  terms: '',
};

/** Offers a thermostat in two colors for 4,900 points, with an agreement, by default. */
export async function offerDevice(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  given: NewOffer = {},
): Promise<string> {
  const id = newId();
  const since = new Date('2026-01-01T00:00:00Z');
  await db.insert(deviceOffers).values({
    id,
    brand: 'default',
    audience: 'EVERYONE',
    deviceType: 'thermostat',
    connectionConfigId: 'slate',
    texts: { 'en-US': { ...WORDS, agreement: 'Connect it within 60 days.' } },
    options: [
      { id: 'white', item: '418200031', names: { 'en-US': 'White' } },
      { id: 'black', item: '418200032', names: { 'en-US': 'Black' } },
    ],
    pricePoints: 4_900,
    usualPoints: 12_900,
    remaining: null,
    startsAt: since,
    createdAt: since,
    changedAt: since,
    ...given,
  });
  return id;
}

/** Offers the free first device. */
export function offerFirstDevice(
  deps: Pick<Deps, 'db' | 'newId'>,
  titles: NonNullable<NewOffer['texts']> = {
    'en-US': {
      title: 'A smart plug, on us',
      subtitle: 'Worth 1,500 points',
      text: 'Plugs in and pauses.',
      terms: '',
      agreement: '',
    },
  },
): Promise<string> {
  return offerDevice(deps, {
    audience: 'FIRST_DEVICE',
    deviceType: 'plug',
    connectionConfigId: 'quartz',
    texts: titles,
    options: [{ id: 'plug', item: 'smart_plug', names: {} }],
    pricePoints: 0,
    usualPoints: 1_500,
  });
}
