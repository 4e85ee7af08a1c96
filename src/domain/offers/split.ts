/** Product: card services take no less than this, in hundredths of the currency. */
const LEAST_CARD_HUNDREDTHS = 50;

/** How an offer's price is paid: so many points, and the rest by card. */
export interface OfferPrice {
  /** Whole points. */
  readonly pricePoints: number;
  /** Points to one unit of the brand's currency; null: points have no value in money, so no card can pay. */
  readonly pointsPerUnit: number | null;
}

export type SplitResult =
  | { readonly verdict: 'OK'; readonly cardHundredths: number }
  | { readonly verdict: 'NotThatMany' | 'NotEnough' | 'NoCard' | 'CardTooSmall' };

/**
 * Whether `points` and a card for the rest pay the price, and what the card pays, in hundredths of the currency, rounded
 * up. Used by the form and by the server. Source: rewards, Device offers ("pay the rest with points or by card").
 */
export function splitPayment(
  { pricePoints, pointsPerUnit }: OfferPrice,
  points: number,
  balancePoints: number,
): SplitResult {
  if (!Number.isSafeInteger(points) || points < 0 || points > pricePoints) return { verdict: 'NotThatMany' };
  if (points > balancePoints) return { verdict: 'NotEnough' };
  const rest = pricePoints - points;
  if (rest === 0) return { verdict: 'OK', cardHundredths: 0 };
  if (pointsPerUnit === null) return { verdict: 'NoCard' };
  const cardHundredths = Math.ceil((rest * 100) / pointsPerUnit);
  return cardHundredths < LEAST_CARD_HUNDREDTHS
    ? { verdict: 'CardTooSmall' }
    : { verdict: 'OK', cardHundredths };
}

/** A way to pay that a member is offered. */
export interface Split {
  readonly points: number;
  readonly cardHundredths: number;
}

/** The ways to pay, most points first: all with points, as many as there are with the rest by card, all by card. */
export function waysToPay(price: OfferPrice, balancePoints: number): readonly Split[] {
  const { pricePoints, pointsPerUnit } = price;
  // What leaves the card its least amount.
  const mostBesideCard = pricePoints - Math.ceil((LEAST_CARD_HUNDREDTHS * (pointsPerUnit ?? 0)) / 100);
  const wanted = [pricePoints, Math.max(0, Math.min(balancePoints, mostBesideCard)), 0];
  return [...new Set(wanted)].flatMap((points) => {
    const result = splitPayment(price, points, balancePoints);
    const isBeside = points > 0 && points < pricePoints;
    // With enough points, mixing them with a card is pointless.
    if (result.verdict !== 'OK' || (isBeside && balancePoints >= pricePoints)) return [];
    return [{ points, cardHundredths: result.cardHundredths }];
  });
}
