import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { setAgainstWh } from '../../domain/settlement/carry.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { daysBehind } from '../../domain/meter/daysBehind.ts';
import type { Standing as DomainStanding } from '../../domain/settlement/standing.ts';
import { viewStanding } from '../../domain/settlement/standing.ts';
import { DEFAULT_STANDING_RULES, TIERS } from '../../domain/settlement/standingRules.ts';
import { nextTier } from '../../domain/settlement/tier.ts';
import type { ConnectionState } from '../../domain/utility/connectionState.ts';
import { isOnItsWay } from '../../domain/utility/onItsWay.ts';
import type { TakingPart } from '../../domain/utility/takingPart.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import { setupSteps } from '../../domain/utility/setupSteps.ts';
import type {
  Balance,
  HomeEvent,
  HomeResult,
  HomeSummary,
  MeterDataSummary,
  SetAgainst,
  SetupStep,
  Standing,
  WaitingResult,
} from '../../../codegen/graphql/types.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnectionState, toGraphqlPart, toTakingPart, toUtilityState } from './utilityState.ts';
import type { HomeRow, NextEventRow, ResultRow, WaitingRow } from './homeRow.ts';
import { readHomeRow } from './homeRow.ts';
import { memberEvent, needsUsualUse } from './memberEvent.ts';
import type { PayFactsRow } from './memberEvents.ts';
import type { PlacementRow } from './placementRows.ts';
import { readUsualUse } from './usualUse.ts';
import { readUsualWait } from './usualWait.ts';

const MINUTE_MS = 60_000;

/** Home before its placements are selected. */
export type HomeView = Omit<HomeSummary, '__typename' | 'placements'> & {
  readonly content: readonly PlacementRow[];
};

/** The caller's Home; null for a stranger. One statement, plus one for a new member's pay estimate, and one
 * where a result is waited for. */
export async function readHome(ctx: RequestContext): Promise<HomeView | null> {
  const { db, member, brand, now } = ctx;
  if (member === null) return null;
  const row = await readHomeRow(db, { memberId: member.id, brandId: brand.id, now });
  if (row === null) return null;
  const { next } = row;
  const readsUsualUse =
    next !== null && row.readingsUntil !== null && needsUsualUse([next], payFacts(row), now);
  const [usualWh, usualWaitS] = await Promise.all([
    readsUsualUse ? readUsualUse(db, member.id, now).then((usualUse) => usualUse(next)) : null,
    row.waiting === null ? null : readUsualWait(db, row.waiting.id),
  ]);
  return homeView(row, now, brand.config.wattConversionRate, { usualWh, usualWaitS });
}

/** The facts for the next event's pay estimate, as in the list of events. */
function payFacts(row: HomeRow): PayFactsRow {
  const { recent, streak, everReachedAuthDone, hasDevice, results, programPay } = row;
  const paid = (results ?? []).filter((result) => !result.estimateOnly && !result.left);
  return {
    recent,
    streak,
    everReachedAuthDone,
    hasDevice,
    programPay,
    results: paid.map((result) => ({ ...result, minutes: (result.end - result.start) / MINUTE_MS })),
  };
}

/**
 * The contract's Home of a database row. `wattConversionRate` is the brand's; `usualWh` is the home's usual use in the
 * next event's window, and `usualWaitS` how many seconds results usually take, if they were read.
 */
export function homeView(
  row: HomeRow,
  now: Date,
  wattConversionRate: number,
  { usualWh = null, usualWaitS = null }: Partial<Record<'usualWh' | 'usualWaitS', number | null>> = {},
): HomeView {
  const setup = homeSetup(
    row.everReachedAuthDone === null ? null : { everReachedAuthDone: row.everReachedAuthDone },
    row.hasDevice,
  );
  const connection = toConnectionState(row, now);
  const part = toTakingPart(row);
  const standing: DomainStanding = { recent: row.recent ?? [], streak: row.streak ?? 0, setup };
  return {
    greetingName: row.firstName,
    timeZone: row.timeZone,
    nextEvent: row.next === null ? null : nextEvent(row.next, row, usualWh, now),
    // Without its receipt, its sentence could be wrong.
    lastResult: row.results?.[0] === undefined || row.isLatestAway ? null : lastResult(row.results[0], row),
    waitingResult:
      // The outage says what is waited for.
      row.waiting === null || row.utility?.inOutage === true ? null : waitingResult(row.waiting, usualWaitS),
    standing: toStanding(standing, row),
    balance: toBalance(row.watts ?? 0, wattConversionRate),
    setupSteps: stepsLeft(row, connection, part),
    content: row.placements ?? [],
    meterData: meterData(row, now),
    utility: toUtilityState(connection, row.utility),
    takingPart: toGraphqlPart(part),
    devicesInTrouble: row.devicesInTrouble ?? [],
    phoneToConfirm: row.phoneToConfirm,
  };
}

function nextEvent(event: NextEventRow, row: HomeRow, usualWh: number | null, now: Date): HomeEvent {
  const view = memberEvent(event, now, { facts: payFacts(row), usualWh });
  return {
    eventId: event.id,
    type: event.type,
    isTest: event.isTest,
    status: view.status,
    startAt: view.startAt,
    endAt: view.endAt,
    opt: event.opt === 'in' ? 'IN' : event.opt === 'out' ? 'OUT' : 'NONE',
    mayOptIn: view.mayOptIn,
    mayOptOut: view.mayOptOut,
    leavingBreaksStreak: ALGORITHM_RULES[event.algorithm].leavingBreaksStreak,
    hasDevices: row.hasDevice,
    likelyPointsLow: view.likelyPay?.lowPoints ?? null,
    likelyPointsHigh: view.likelyPay?.highPoints ?? null,
    likelyPointsOwn: view.likelyPay?.ownPoints ?? [],
    likelyOtherResults: view.likelyPay?.otherResults ?? 0,
    toMakeUp: view.toMakeUp && {
      wattHours: -view.toMakeUp.wh,
      eventId: view.toMakeUp.eventId,
      date: view.toMakeUp.date,
    },
    vacation: view.vacation && {
      running: view.vacation.state === 'running',
      startDate: view.vacation.firstDay,
      endDate: view.vacation.lastDay,
    },
  };
}

function lastResult(result: ResultRow, row: HomeRow): HomeResult {
  return {
    eventId: result.id,
    type: result.type,
    startAt: new Date(result.start),
    endAt: new Date(result.end),
    reductionWattHours: result.reductionWh,
    baselineWattHours: result.baselineWh,
    usedWattHours: result.usedWh,
    points: result.points,
    watts: result.watts,
    estimateOnly: result.estimateOnly,
    withinNoise: row.latest?.verdict === 'within-noise',
    setAgainst: setAgainst(result, row),
    intervals: (row.latest?.intervals ?? []).map((interval) => ({
      startAt: new Date(interval.start),
      baselineWattHours: interval.baselineWh,
      usedWattHours: interval.usedWh,
    })),
  };
}

/** What of the saving made up for more use in an earlier event; an estimate is set against nothing. */
function setAgainst({ reductionWh, estimateOnly }: ResultRow, { latest }: HomeRow): SetAgainst | null {
  const carry = latest?.carry ?? null;
  if (carry?.from == null || estimateOnly) return null;
  const wattHours = setAgainstWh(carry, reductionWh);
  return wattHours > 0 ? { wattHours, date: carry.from.date } : null;
}

function waitingResult({ id, start, end }: WaitingRow, usualWaitS: number | null): WaitingResult {
  return {
    eventId: id,
    startAt: new Date(start),
    endAt: new Date(end),
    resultBy: usualWaitS === null ? null : new Date(end + usualWaitS * 1_000),
  };
}

function toStanding(standing: DomainStanding, row: HomeRow): Standing {
  const rules = row.standingRules ?? DEFAULT_STANDING_RULES;
  const view = viewStanding(standing, rules);
  const next = nextTier(standing.recent, standing.setup, rules);
  return {
    tier: view.tier,
    nextTier: next?.tier ?? null,
    nextTierPercent: next === null || next.asks === 'setup' ? null : next.percent,
    meanReductionPercent: view.meanReduction === null ? null : view.meanReduction / 100,
    resultsCounted: Math.min(standing.recent.length, rules.tierEvents),
    multiplierHundredths: view.multiplierHundredths,
    streak: view.streak,
    streakBonusHundredths: view.bonusHundredths,
    rules: {
      goldPercent: rules.tierPercent.Gold,
      platinumPercent: rules.tierPercent.Platinum,
      diamondPercent: rules.tierPercent.Diamond,
      tierMultipliersHundredths: TIERS.map((tier) => rules.multiplierHundredths[tier]),
      tierResults: rules.tierEvents,
      tierWithFewerResults: rules.tierWithFewerEvents,
      streakStepHundredths: rules.streakStepHundredths,
      streakMaximumHundredths: rules.streakMaximumHundredths,
      streakSoftLandingAbove: rules.streakSoftLandingAbove,
      streakSoftLanding: rules.streakSoftLanding,
    },
  };
}

function toBalance(watts: number, wattConversionRate: number): Balance {
  return { watts, points: balanceToPoints(watts, wattConversionRate) };
}

/**
 * The setup steps; empty once all are complete. A device is optional: it is listed with the others, but doesn't keep
 * the list visible on its own. Readings and a first event are steps only of a home that can take part once its member
 * has done them.
 */
function stepsLeft(row: HomeRow, connection: ConnectionState, part: TakingPart): SetupStep[] {
  const locationKnown = row.postalCode !== null;
  const hasReadings = row.readingsUntil !== null;
  // A member whose setup was complete does not start over when the connection is lost; Home reports the loss instead.
  if (locationKnown && row.everReachedAuthDone === true && hasReadings && row.joinedEvent) return [];
  const steps = setupSteps({
    email: null,
    locationKnown,
    utility: part.can === 'no' ? null : connection.step,
    hasReadings,
    deviceCount: row.hasDevice ? 1 : 0,
    deviceOrdered: false,
    joinedEvent: isOnItsWay(part) ? row.joinedEvent : null,
  });
  return steps.every((step) => step.status === 'COMPLETE' || step.key === 'DEVICE')
    ? []
    : steps.map(({ key, ...step }) => ({ key: key as SetupStep['key'], ...step }));
}

function meterData({ readingsUntil, timeZone }: HomeRow, now: Date): MeterDataSummary {
  if (readingsUntil === null) return { hasReadings: false, latestDay: null, daysBehind: null };
  const { latestDay, days } = daysBehind(readingsUntil, now, timeZone);
  return { hasReadings: true, latestDay, daysBehind: days };
}
