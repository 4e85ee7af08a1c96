/** Why a referral doesn't pay. Staff see it; members only see that it doesn't count. Source: rewards, Referrals. */
export const REFERRAL_REFUSALS = ['same-meter', 'same-payout', 'same-address', 'staff'] as const;
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

/** Facts about the two homes when a referral is paid. */
export interface ReferralFacts {
  /** The utility says that the friend's meter belongs to another account. */
  readonly isDuplicateMeter: boolean;
  /** Days on which a meter of the friend and one of the referrer report exactly the same readings. */
  readonly identicalDays: number;
  /** Whether both have cashed out to the same destination. */
  readonly samePayout: boolean;
  /** Null: unknown. */
  readonly friendAddress: HomeLines | null;
  readonly referrerAddress: HomeLines | null;
}

export interface HomeLines {
  readonly line1: string;
  readonly line2: string | null;
  readonly postal_code: string;
}

/** Identical readings of one day may be chance in an empty home, but not of three. */
const IDENTICAL_DAYS = 3;

/** The first rule that a referral breaks, because members can't refer themselves; null: it may be paid. */
export function referralRefusal(facts: ReferralFacts): Exclude<ReferralRefusal, 'staff'> | null {
  if (facts.isDuplicateMeter || facts.identicalDays >= IDENTICAL_DAYS) return 'same-meter';
  if (facts.samePayout) return 'same-payout';
  if (isSameAddress(facts.friendAddress, facts.referrerAddress)) return 'same-address';
  return null;
}

/** Whether two addresses are one household's. Unknown addresses are never the same. */
export function isSameAddress(a: HomeLines | null, b: HomeLines | null): boolean {
  return a !== null && b !== null && addressKey(a) === addressKey(b);
}

/** Words of an address that people write in two ways; those with an empty text are left out. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  apartment: '',
  apt: '',
  unit: '',
  suite: '',
  appartement: '',
  app: '',
};

function addressKey({ line1, line2, postal_code: postalCode }: HomeLines): string {
  const words = `${line1} ${line2 ?? ''}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => SAME_WORDS[word] ?? word)
    .filter((word) => word !== '');
  const code = postalCode.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  // The last four digits of a nine-digit US code are often left out.
  return `${words.join(' ')}|${/^\d{9}$/.test(code) ? code.slice(0, 5) : code}`;
}

/** Facts about a new member and the code's owner that decide whether the code counts. */
export interface NewReferral {
  readonly friendId: string;
  readonly friendSince: Date;
  /** Whether the friend has a settled event. */
  readonly friendHasResult: boolean;
  readonly referrerId: string;
  readonly referrerSince: Date;
  readonly now: Date;
}

/** Days after signing up in which a code still counts, as long as a link is remembered. */
const NEW_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Whether a code makes a referral: not one's own, and only for a new member, after the member who invited. So two
 * members can't refer each other. Source: rewards, Referrals ("set at sign-up, first come").
 */
export function makesReferral(it: NewReferral): boolean {
  return (
    it.friendId !== it.referrerId &&
    it.referrerSince < it.friendSince &&
    !it.friendHasResult &&
    it.now.getTime() - it.friendSince.getTime() <= NEW_FOR_DAYS * DAY_MS
  );
}

/** A settled result, as far as it decides whether the friend took part. */
export interface FirstResult {
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED';
  readonly left: boolean;
  /** From the member's own file, which pays nothing. */
  readonly estimateOnly: boolean;
  /** Whether the event pays by device. */
  readonly paysDevices: boolean;
  readonly watts: number | null;
}

/**
 * Whether a result is a "first settled event": settled from readings that pay, without having left. An event that pays
 * by device counts when a device did something, because its members are in it without doing anything.
 */
export function countsAsEvent({ settlement, left, estimateOnly, paysDevices, watts }: FirstResult): boolean {
  return settlement !== 'PENDING' && !left && !estimateOnly && (!paysDevices || (watts ?? 0) > 0);
}

/** What both sides get for a friend, in whole points. */
export interface ReferralPoints {
  readonly referrerPoints: number;
  readonly friendPoints: number;
}

/** Source: decisions, Referral; a brand can have its own. */
export const REFERRAL_POINTS: ReferralPoints = { referrerPoints: 2_000, friendPoints: 1_000 };

/** A boost doubles the referrer's points; the friend's stay the same. */
export function boostedPoints(points: ReferralPoints, isBoosted: boolean): ReferralPoints {
  return isBoosted ? { ...points, referrerPoints: points.referrerPoints * 2 } : points;
}

/** A friend's progress, as both sides see it. */
export type FriendStage = 'JOINED' | 'CONNECTED' | 'DISCONNECTED' | 'EARNED' | 'PAID' | 'NOT_COUNTED';

export interface FriendProgress {
  readonly state: 'open' | 'paid' | 'refused';
  readonly hasFirstEvent: boolean;
  /** Whether the home takes part in a program now. */
  readonly isConnected: boolean;
  /** Whether the home took part once. */
  readonly wasConnected: boolean;
}

export function friendStage({
  state,
  hasFirstEvent,
  isConnected,
  wasConnected,
}: FriendProgress): FriendStage {
  if (state === 'paid') return 'PAID';
  if (state === 'refused') return 'NOT_COUNTED';
  if (hasFirstEvent) return 'EARNED';
  if (isConnected) return 'CONNECTED';
  return wasConnected ? 'DISCONNECTED' : 'JOINED';
}
