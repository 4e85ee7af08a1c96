import { isOpen, type OrderState } from './orderRules.ts';

/** An order as we know it. */
export interface OurOrder {
  readonly orderId: string;
  readonly brand: string;
  /** The key of its latest attempt at the service. */
  readonly key: string;
  readonly state: OrderState;
  /** What a gift card or donation is worth; null: it has no face value. */
  readonly hundredths: number | null;
  readonly currency: string | null;
  /** When the latest attempt was first sent to the service; null: never. */
  readonly askedAt: Date | null;
  /** When it reached its state. */
  readonly changedAt: Date;
  /** Whether it was delivered once; staff may have given the points back since. */
  readonly wasDelivered: boolean;
}

/** An order in a service's list. */
export interface TheirOrder {
  readonly key: string;
  readonly number: string;
  readonly hundredths: number | null;
  readonly currency: string | null;
  /** `ended`: nothing was delivered, or it came back. */
  readonly state: 'pending' | 'delivered' | 'ended';
}

export const ORDER_DIFFERENCE_KINDS = [
  'unknown_here',
  'unknown_there',
  'amount',
  'given_up_here',
  'given_up_there',
] as const;
export type OrderDifferenceKind = (typeof ORDER_DIFFERENCE_KINDS)[number];

export interface OrderDifference {
  readonly kind: OrderDifferenceKind;
  /** The key at the service. */
  readonly reference: string;
  /** null: we don't know it. */
  readonly orderId: string | null;
  readonly brand: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly currency: string | null;
  readonly theirState: TheirOrder['state'] | null;
}

export interface OrderComparison {
  readonly differences: readonly OrderDifference[];
  /** Ids of open orders about which the service knows more than we do: reading them again settles it. */
  readonly behind: readonly string[];
}

const UUID_LENGTH = 36;

/** The order that a key belongs to, whichever the attempt. */
export const orderOfKey = (key: string): string => key.slice(0, UUID_LENGTH);

/**
 * Compares our orders at a service with its list. Differences are orders that only one side knows, other face values, what
 * they carry out although we gave it up or began it again, and what they ended although we call it delivered. Open orders
 * are no difference: they are read again where the list is ahead of us. What changed after `youngest` may still be on its
 * way between us. Amounts are in hundredths. Source: rewards, "One model: an order"; issue 14, Fulfilment.
 */
export function compareOrders(
  ours: readonly OurOrder[],
  theirs: readonly TheirOrder[],
  youngest: Date,
): OrderComparison {
  const byId = new Map(ours.map((each) => [each.orderId, each]));
  const listed = new Set(theirs.map(({ key }) => key));
  const behind = new Set<string>();
  const differences = theirs.flatMap((their): OrderDifference[] => {
    const our = byId.get(orderOfKey(their.key));
    const about = {
      reference: their.key,
      orderId: our?.orderId ?? null,
      brand: our?.brand ?? null,
      ours: our?.hundredths ?? null,
      theirs: their.hundredths,
      currency: their.currency ?? our?.currency ?? null,
      theirState: their.state,
    };
    // An order that only they knew and ended costs no one anything.
    if (our === undefined) return their.state === 'ended' ? [] : [{ kind: 'unknown_here', ...about }];
    const isLatest = our.key === their.key;
    if (isLatest && isOpen(our)) {
      if (our.state === 'placed' || their.state !== 'pending') behind.add(our.orderId);
      return amountDiffers(our, their) ? [{ kind: 'amount', ...about }] : [];
    }
    const isOld = our.changedAt < youngest;
    const isGivenUp =
      !isLatest || (!our.wasDelivered && (our.state === 'failed' || our.state === 'refunded'));
    return [
      ...(isLatest && amountDiffers(our, their) ? [{ kind: 'amount' as const, ...about }] : []),
      ...(isOld && isGivenUp && their.state !== 'ended'
        ? [{ kind: 'given_up_here' as const, ...about }]
        : []),
      ...(isOld && our.state === 'fulfilled' && isLatest && their.state !== 'delivered'
        ? [{ kind: 'given_up_there' as const, ...about }]
        : []),
    ];
  });
  const missing = ours
    .filter(
      ({ key, state, askedAt }) =>
        (state === 'accepted' || state === 'fulfilled') &&
        askedAt !== null &&
        askedAt < youngest &&
        !listed.has(key),
    )
    .map(({ orderId, brand, key, hundredths, currency }): OrderDifference => ({
      kind: 'unknown_there',
      reference: key,
      orderId,
      brand,
      ours: hundredths,
      theirs: null,
      currency,
      theirState: null,
    }));
  return { differences: [...differences, ...missing], behind: [...behind] };
}

/** An article of its own value has no amount on their side. */
const amountDiffers = (our: OurOrder, their: TheirOrder): boolean =>
  their.hundredths !== null &&
  our.hundredths !== null &&
  (our.hundredths !== their.hundredths || our.currency !== their.currency);
