import { ManualClock } from '../platform/clock.ts';
import type { Notify } from '../platform/notify.ts';
import type { Brand } from '../brands/service.ts';
import {
  ensureProfile,
  firstEventsToPay,
  grantBoost,
  payReferral,
  setShownName,
} from '../referrals/service.ts';
import type { ReferralRefusal } from '../../domain/referrals/referralRules.ts';
import type { DemoRole } from './cast.ts';
import type { DemoDeps } from './deps.ts';
import type { DemoMember } from './record.ts';
import { insertReferrals } from './store/world.ts';

const DAY_MS = 86_400_000;

interface DemoReferral {
  readonly referrer: DemoRole;
  readonly friend: DemoRole;
  readonly daysAgo: number;
  readonly refusal?: ReferralRefusal;
}

/**
 * Who referred whom: friends in every state, and chains of three. Those with past events are paid by the rules; refused
 * ones are there for staff.
 */
const CHAINS: readonly DemoReferral[] = [
  { referrer: 'diamond', friend: 'demo', daysAgo: 120 },
  { referrer: 'diamond', friend: 'half-hourly', daysAgo: 96 },
  { referrer: 'diamond', friend: 'hourly', daysAgo: 88 },
  { referrer: 'demo', friend: 'gold', daysAgo: 81 },
  { referrer: 'demo', friend: 'silver', daysAgo: 74 },
  { referrer: 'demo', friend: 'pending', daysAgo: 33 },
  { referrer: 'demo', friend: 'approval', daysAgo: 12 },
  { referrer: 'demo', friend: 'lost', daysAgo: 9 },
  { referrer: 'demo', friend: 'bronze', daysAgo: 4 },
  { referrer: 'demo', friend: 'carbon', daysAgo: 1 },
  { referrer: 'demo', friend: 'solar', daysAgo: 61, refusal: 'same-address' },
  { referrer: 'gold', friend: 'away', daysAgo: 70 },
  { referrer: 'gold', friend: 'retail', daysAgo: 66 },
  { referrer: 'silver', friend: 'conflict', daysAgo: 15 },
  { referrer: 'silver', friend: 'duplicate', daysAgo: 14, refusal: 'same-meter' },
  { referrer: 'half-hourly', friend: 'moved', daysAgo: 20 },
];

/** The demonstration sends nothing about the past. */
const SILENT: Notify = {
  send: () => Promise.resolve(),
  sendAll: () => Promise.resolve(),
  wantedOn: () => Promise.resolve([]),
};

/** Codes, shown names and who referred whom; before the past events, which make some of them first events. */
export async function makeReferrals(
  { db, clock }: DemoDeps['deps'],
  brand: Brand,
  members: readonly DemoMember[],
): Promise<void> {
  const now = clock.now();
  const byRole = new Map(members.map((member) => [member.role, member]));
  const codes = new Map<string, string>();
  for (const { memberId, role, name } of members) {
    const scope = { brandId: brand.id, memberId, now };
    codes.set(memberId, (await ensureProfile(db, scope)).code);
    if (role === 'diamond') await setShownName(db, scope, name, []);
  }
  await insertReferrals(
    db,
    CHAINS.flatMap(({ referrer, friend, daysAgo, refusal }) => {
      const [from, to] = [byRole.get(referrer), byRole.get(friend)];
      if (from === undefined || to === undefined) return [];
      const joinedAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const open = {
        memberId: to.memberId,
        brand: brand.id,
        referrerId: from.memberId,
        code: codes.get(from.memberId) ?? '',
        joinedAt,
      };
      return refusal === undefined
        ? open
        : {
            ...open,
            state: 'refused' as const,
            refusal,
            decidedAt: new Date(joinedAt.getTime() + 3 * DAY_MS),
          };
    }),
  );
  const demo = byRole.get('demo');
  if (demo !== undefined)
    await grantBoost(db, { brandId: brand.id, memberId: demo.memberId, key: 'demonstration:used', now });
}

/** Pays for the first events, each when it was settled, and gives the printed member a boost for the next friend. */
export async function payReferrals(
  { db, brands, clock, log }: DemoDeps['deps'],
  brand: Brand,
  members: readonly DemoMember[],
): Promise<void> {
  const past = new ManualClock(clock.now());
  for (const { friendId, at } of await firstEventsToPay(db, brand.id)) {
    past.set(at);
    await payReferral(
      { db, brands, clock: past, log, notify: SILENT, grantSpin: () => Promise.resolve() },
      friendId,
    );
  }
  const demo = members.find(({ role }) => role === 'demo');
  if (demo !== undefined)
    await grantBoost(db, {
      brandId: brand.id,
      memberId: demo.memberId,
      key: 'demonstration:next',
      now: clock.now(),
    });
}
