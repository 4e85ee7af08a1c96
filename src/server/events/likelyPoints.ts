import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { LIKELY_PAY_RULES, likelyPay } from '../../domain/settlement/likelyPay.ts';
import type { LikelyPay } from '../../domain/settlement/likelyPay.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import type { Db } from '../platform/db/db.ts';
import {
  payFacts,
  type MemberEventRow,
  type MemberScope,
  type PayFactsRow,
} from '../readmodels/memberEvents.ts';
import { readUsualUse, type UsualUse } from '../readmodels/usualUse.ts';

/**
 * What coming events are likely to pay a member, by event. From results of the member's own where there are enough;
 * otherwise from what the home usually uses at that time, for which its readings are read once for all of the events.
 * `known`: what the pay goes by, where it was read already.
 */
export async function likelyPoints(
  db: Db,
  scope: MemberScope,
  rows: readonly MemberEventRow[],
  now: Date,
  known: PayFactsRow | null = null,
): Promise<ReadonlyMap<string, LikelyPay>> {
  const open = rows.filter(
    ({ end, cancelled, algorithm }) =>
      !cancelled && end > now.getTime() && ALGORITHM_RULES[algorithm].reduction === 'baseline',
  );
  const facts = open.length === 0 ? null : (known ?? (await payFacts(db, scope)));
  if (facts === null) return new Map();
  const enough = (facts.results?.length ?? 0) >= LIKELY_PAY_RULES.resultsNeeded;
  const usual = enough ? null : await readUsualUse(db, scope.memberId, now);
  return new Map(
    open.flatMap((row) => {
      const likely = likelyOf(row, facts, usual);
      return likely === null ? [] : [[row.id, likely] as const];
    }),
  );
}

function likelyOf(
  row: MemberEventRow,
  { recent, streak, everReachedAuthDone, results }: PayFactsRow,
  usual: UsualUse | null,
): LikelyPay | null {
  const { algorithm, rules, start, end } = row;
  const history = { results: results ?? [], typicalWindowWh: usual?.(row) ?? null };
  const setup = homeSetup(everReachedAuthDone === null ? null : { everReachedAuthDone }, false);
  return likelyPay(
    { algorithm, minutes: (end - start) / 60_000 },
    history,
    { recent: recent ?? [], streak: streak ?? 0, setup },
    rules,
  );
}
