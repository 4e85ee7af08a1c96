import type { MoneyFacts } from '../../domain/cashout/blockers.ts';
import type { MemberCause } from '../../domain/cashout/memberCauses.ts';
import { MONTH_DAYS, taxThreshold } from '../../domain/cashout/rules.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { startOfLocalDay, toLocalDate } from '../../domain/meter/zone.ts';
import type { MemberContext } from '../platform/context.ts';
import { KNOWN_BROWSER_COOKIE } from '../platform/http/cookies.ts';
import { readSpending } from './queries/spending.ts';

/** What decides about a member's money now. */
export interface Spending {
  readonly money: MoneyFacts;
  /** The reason of a hold that the member sees. */
  readonly blockedCause: MemberCause | null;
  /** Where payouts go; null: nowhere yet. */
  readonly destination: { readonly key: string | null; readonly isVerified: boolean } | null;
  /** Whether the member confirmed an order in this browser before. */
  readonly isKnownBrowser: boolean;
  /** The calendar year at home. */
  readonly year: number;
}

const DAY_MS = 86_400_000;

/** null where points have no money value. */
export async function loadSpending(ctx: MemberContext): Promise<Spending | null> {
  const { brand, db, member, now } = ctx;
  const { pointsPerUnit, country, cashOut: rules, wattConversionRate } = brand.config;
  if (pointsPerUnit === null) return null;
  const year = Number(toLocalDate(member.timeZone, now.getTime() / 1_000).slice(0, 4));
  const startOf = (each: number): Date => new Date(startOfLocalDay(member.timeZone, `${each}-01-01`) * 1_000);
  const [yearFrom, yearTo] = [startOf(year), startOf(year + 1)];
  const found = await readSpending(
    db,
    { brandId: brand.id, memberId: member.id },
    {
      since: new Date(now.getTime() - MONTH_DAYS * DAY_MS),
      yearFrom,
      yearTo,
      pointsPerUnit,
      browserKey: browserKey(ctx),
    },
  );
  return {
    money: {
      rules,
      now,
      pointsPerUnit,
      balancePoints: balanceToPoints(found.balanceWatts, wattConversionRate),
      stopped: found.stopped,
      isBlocked: found.isBlocked,
      utility: found.utility,
      past: found.past,
      tax: {
        threshold: taxThreshold(country, year),
        total: found.yearTotal,
        w9: found.w9,
        yearEndsAt: yearTo,
      },
    },
    blockedCause: found.blockedCause,
    destination:
      found.isVerified === null ? null : { key: found.destinationKey, isVerified: found.isVerified },
    isKnownBrowser: found.isKnownBrowser,
    year,
  };
}

/** The browser's own id, which its log-ins keep; null: it has none. */
export function browserKey({ client, deps }: MemberContext): string | null {
  const [id = ''] = (client.cookies[KNOWN_BROWSER_COOKIE] ?? '').split('.');
  return id === '' ? null : deps.secrets.keyedHash('cashout-browser', id);
}
