import type { Deps } from '../../src/server/platform/context.ts';
import { grantSpins } from '../../src/server/wheel/service.ts';
import { wheelPlayers, wheelPrizes } from '../../src/server/wheel/tables.ts';
import type { HttpClient } from './httpClient.ts';

type NewPrize = Partial<typeof wheelPrizes.$inferInsert>;

/** Puts a prize on the wheel of the default brand: by default 50 points in cash. */
export async function putOnWheel(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  given: NewPrize = {},
): Promise<string> {
  const id = newId();
  const since = new Date('2026-01-01T00:00:00Z');
  await db.insert(wheelPrizes).values({
    id,
    brand: 'default',
    type: 'CASH',
    texts: { 'en-US': { title: '50 cents', text: 'Paid into your wallet right away.' } },
    weight: 100,
    points: given.type === undefined || given.type === 'CASH' || given.type === 'DAILY_CASH' ? 50 : null,
    createdAt: since,
    changedAt: since,
    ...given,
  });
  return id;
}

/** A member confirms the age. */
export const confirmAge = (db: Deps['db'], memberId: string): Promise<unknown> =>
  db.insert(wheelPlayers).values({ memberId, brand: 'default', confirmedAge: 18 });

let causes = 0;

/** Gives a member a spin of the default brand. */
export const giveSpin = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, memberId: string): Promise<void> =>
  grantSpins(
    db,
    'default',
    [{ memberId, source: 'referral', causeKey: `test:${(causes += 1)}` }],
    clock.now(),
  );

/** A spin as the API returns it; only what tests check. */
export interface SpinAnswer {
  readonly rmw_spin_id: string;
  readonly rmw_redeemable_spin_id: string | null;
  readonly number: number;
  readonly spun_at: string | null;
  readonly is_seen: boolean;
  readonly result: {
    readonly prize_type: string;
    readonly prize_id: string;
    readonly title: string;
    readonly state: string;
    readonly order_id: string | null;
  } | null;
  readonly proof: {
    readonly commitment: string;
    readonly seed: string | null;
    readonly member_number: string;
    readonly odds: readonly { readonly prize_id: string; readonly type: 'CASH'; readonly weight: number }[];
    readonly odds_hash: string;
    readonly ticket: number;
    readonly drawn_prize_id: string;
  } | null;
  readonly code?: string;
}

export interface WheelAnswer {
  readonly player: { readonly closed: string | null; readonly may_win_cash: boolean };
  readonly spins: readonly SpinAnswer[];
  readonly unseen: SpinAnswer | null;
  readonly prizes: readonly SpinAnswer[];
  readonly history: readonly SpinAnswer[];
  readonly odds: readonly {
    readonly prize_id: string;
    readonly weight: number;
    readonly out: string | null;
  }[];
  readonly odds_hash: string;
  readonly seed: { readonly commitment: string; readonly seed: string | null };
  readonly next_seed: { readonly commitment: string };
  readonly past_seeds: readonly { readonly commitment: string; readonly seed: string }[];
  readonly has_boost: boolean;
  readonly draws: readonly DrawAnswer[];
}

/** A monthly draw as the API gives it. */
export interface DrawAnswer {
  readonly id: string;
  readonly month: string;
  readonly title: string;
  readonly commitment: string;
  readonly own_entries: readonly number[];
  readonly outcome: {
    readonly entries: number;
    readonly entries_hash: string;
    readonly seed: string;
    readonly winner_number: number;
    readonly is_mine: boolean;
    readonly order_id: string | null;
    readonly first_name: string | null;
  } | null;
}

export const WHEEL = '/api/v2/marketplace/reward/wheel';
export const SPIN = '/api/v2/marketplace/redeem/wheel';

export const readWheel = async (browser: HttpClient): Promise<WheelAnswer> =>
  (await browser.call(WHEEL)).json<WheelAnswer>();

/** Spins as the page does, by default with what it shows now. */
export async function spin(
  browser: HttpClient,
  given: {
    readonly id?: string;
    readonly key?: string;
    readonly member_number?: string | null;
    readonly commitment?: string;
    readonly odds_hash?: string;
  } = {},
): Promise<{ readonly status: number } & SpinAnswer> {
  const wheel = await readWheel(browser);
  const { id = wheel.spins[0]?.rmw_spin_id ?? '', key, member_number = '48213', ...seen } = given;
  const answer = await browser.call(`${SPIN}/${id}`, {
    body: {
      ...(member_number === null ? {} : { member_number }),
      commitment: wheel.seed.commitment,
      odds_hash: wheel.odds_hash,
      ...seen,
    },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  return { status: answer.statusCode, ...answer.json<SpinAnswer>() };
}
