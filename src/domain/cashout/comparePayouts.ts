/** A payout as we know it. */
export interface OurPayout {
  readonly orderId: string;
  /** Our key at the provider. */
  readonly key: string;
  readonly hundredths: number;
  readonly currency: string;
  readonly state: 'placed' | 'accepted' | 'fulfilled' | 'failed' | 'refunded';
  /** When it was first sent to the provider; null: never. */
  readonly askedAt: Date | null;
}

/** A payment in the provider's list. */
export interface TheirPayout {
  /** Our key; null: it isn't one of ours. */
  readonly key: string | null;
  readonly number: string;
  readonly hundredths: number;
  readonly currency: string;
  readonly state: 'paid' | 'pending' | 'refused' | 'returned';
}

export interface PayoutDifference {
  readonly kind:
    | 'unknown_here'
    | 'unknown_there'
    | 'amount'
    | 'paid_but_refunded'
    | 'returned_but_paid'
    | 'points_missing';
  readonly reference: string;
  readonly orderId: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly currency: string;
  readonly theirState: string | null;
}

/**
 * What differs between our payouts and the provider's list: payments that we don't know; payouts that aren't in the
 * list although they were sent before `youngest`; other amounts; money that was paid although we gave the points back;
 * and money that came back although we call it paid. Payouts on their way are no difference.
 */
export function comparePayouts(
  ours: readonly OurPayout[],
  theirs: readonly TheirPayout[],
  youngest: Date,
): PayoutDifference[] {
  const byKey = new Map(ours.map((each) => [each.key, each]));
  const listed = new Set(theirs.map(({ key }) => key));
  const found = theirs.flatMap((their): PayoutDifference[] => {
    const our = their.key === null ? undefined : byKey.get(their.key);
    const about = {
      reference: our?.key ?? their.number,
      orderId: our?.orderId ?? null,
      ours: our?.hundredths ?? null,
      theirs: their.hundredths,
      currency: their.currency,
      theirState: their.state,
    };
    if (our === undefined) return [{ kind: 'unknown_here', ...about }];
    const kinds = [
      ...(our.hundredths === their.hundredths && our.currency === their.currency ? [] : ['amount' as const]),
      ...(our.state === 'refunded' && (their.state === 'paid' || their.state === 'pending')
        ? ['paid_but_refunded' as const]
        : []),
      ...(our.state === 'fulfilled' && their.state !== 'paid' ? ['returned_but_paid' as const] : []),
    ];
    return kinds.map((kind) => ({ kind, ...about }));
  });
  const missing = ours
    .filter(
      ({ key, state, askedAt }) =>
        askedAt !== null && askedAt < youngest && state !== 'refunded' && !listed.has(key),
    )
    .map(({ orderId, key, hundredths, currency }): PayoutDifference => ({
      kind: 'unknown_there',
      reference: key,
      orderId,
      ours: hundredths,
      theirs: null,
      currency,
      theirState: null,
    }));
  return [...found, ...missing];
}
