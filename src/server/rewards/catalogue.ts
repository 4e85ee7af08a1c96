import type { Locale } from '../../domain/brands/countries.ts';
import type { BrandConfig } from '../../domain/brands/types.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { bounds, fromAmount, type DenominationRule } from '../../domain/rewards/denomination.ts';
import type { MemberContext } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import {
  readCatalogue,
  type Catalogue,
  type CatalogueReader,
  type RewardRecord,
} from './queries/catalogue.ts';
import type { RewardRow } from './store.ts';
import type { RewardTexts } from './tables.ts';

/** A reward as a member sees it. */
export interface RewardView {
  readonly record: RewardRecord;
  readonly rule: DenominationRule;
  readonly isAffordable: boolean;
  /** Points missing for the smallest amount. */
  readonly shortPoints: number;
  /** About how many events earn that; null: nothing is missing or nothing is known. */
  readonly shortEvents: number | null;
}

export interface CatalogueView {
  readonly balancePoints: number;
  readonly rewards: readonly RewardView[];
}

/**
 * The catalogue at a moment: what the member can have now first, then what takes the fewest points more. Source:
 * rewards, Catalogue; MKT-08.
 */
export async function catalogueView(ctx: MemberContext, at: Date): Promise<CatalogueView> {
  const read = await readCatalogue(ctx.db, ctx.deps.db, toReader(ctx), at);
  const view = toView(ctx, read);
  const rank = ({ isAffordable, record }: RewardView): number =>
    isAffordable ? 0 : record.remaining === 0 ? 2 : 1;
  return {
    ...view,
    rewards: view.rewards.toSorted((a, b) => rank(a) - rank(b) || a.shortPoints - b.shortPoints),
  };
}

/**
 * One reward of today's catalogue; null: not there for this member. `withPace`: with the events it takes to afford it.
 * `allAmounts`: also a gift card's amounts that are too small to order.
 */
export async function rewardView(
  ctx: MemberContext,
  rewardId: string,
  {
    withPace = true,
    allAmounts = false,
  }: { readonly withPace?: boolean; readonly allAmounts?: boolean } = {},
): Promise<(CatalogueView & { readonly reward: RewardView }) | null> {
  if (!isId(rewardId)) return null;
  const { db, deps, now } = ctx;
  const read = await readCatalogue(db, deps.db, toReader(ctx), now, { rewardId, withPace });
  const view = toView(ctx, read, allAmounts);
  const [reward] = view.rewards;
  return reward === undefined ? null : { ...view, reward };
}

const toReader = ({ brand, member, locale }: MemberContext): CatalogueReader => ({
  brandId: brand.id,
  memberId: member.id,
  locale,
  firstLocale: brand.config.locales[0] ?? locale,
});

function toView(
  { brand }: MemberContext,
  { balanceWatts, pointsPerEvent, rewards }: Catalogue,
  allAmounts = false,
): CatalogueView {
  const balancePoints = balanceToPoints(balanceWatts, brand.config.wattConversionRate);
  return {
    balancePoints,
    rewards: rewards.flatMap((listed) => {
      const whole = toDenominationRule(listed);
      const rule = allAmounts ? whole : offeredRule(brand.config, listed, whole);
      if (rule === null) return [];
      // A copy of so wide a record takes longer than all the rest.
      const record = rule === whole ? listed : { ...listed, ...amountsOf(rule) };
      const shortPoints = Math.max(0, bounds(rule, balancePoints).lowest - balancePoints);
      return [
        {
          record,
          rule,
          isAffordable: shortPoints === 0 && record.remaining !== 0,
          shortPoints,
          shortEvents:
            shortPoints === 0 || pointsPerEvent === null ? null : Math.ceil(shortPoints / pointsPerEvent),
        },
      ];
    }),
  };
}

/** What members can choose: gift cards begin where cash-outs do. null: nothing. */
function offeredRule(
  { cashOut, pointsPerUnit }: BrandConfig,
  { type }: RewardRecord,
  whole: DenominationRule,
): DenominationRule | null {
  return type === 'GIFT_CARD' && pointsPerUnit !== null ? fromAmount(whole, cashOut.minimumPoints) : whole;
}

/** The rule in a reward's fields. */
const amountsOf = (rule: DenominationRule) => ({
  amounts: rule.type === 'DENOMINATED' ? rule.amounts : [],
  minimum: rule.type === 'DENOMINATED' ? null : rule.minimum,
  maximum: rule.type === 'CUSTOM' ? rule.maximum : null,
});

/** The rule that the form and the server check an amount by. */
function toDenominationRule({
  denominationType,
  amounts,
  minimum,
  maximum,
  step,
  restricted,
}: RewardRecord): DenominationRule {
  switch (denominationType) {
    case 'DENOMINATED':
      return { type: 'DENOMINATED', amounts };
    case 'CUSTOM':
      return { type: 'CUSTOM', minimum: minimum ?? 1, maximum: maximum ?? 1, step: step ?? 1, restricted };
    case 'BALANCE':
      return { type: 'BALANCE', minimum: minimum ?? 1 };
  }
}

/** A reward's words in the reader's language, or in the brand's first one that has any. */
export function textsIn(
  { texts, id }: Pick<RewardRow, 'texts' | 'id'>,
  locale: Locale,
  locales: readonly Locale[],
): RewardTexts {
  const found = texts[locale] ?? locales.flatMap((other) => texts[other] ?? [])[0];
  if (found === undefined) throw new Error(`Reward ${id} has no texts.`);
  return found;
}
