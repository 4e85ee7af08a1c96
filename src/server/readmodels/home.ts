import type { Locale } from '../../domain/brands/countries.ts';
import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { mayOptIn, mayOptOut } from '../../domain/events/joining.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { daysBehind } from '../../domain/meter/daysBehind.ts';
import { LIKELY_PAY_RULES, likelyPay } from '../../domain/settlement/likelyPay.ts';
import type { Standing as DomainStanding } from '../../domain/settlement/standing.ts';
import { viewStanding } from '../../domain/settlement/standing.ts';
import { DEFAULT_STANDING_RULES } from '../../domain/settlement/standingRules.ts';
import { nextTier } from '../../domain/settlement/tier.ts';
import { connectionPhase } from '../../domain/signup/connectionPhase.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import { reportedStatus } from '../../domain/utility/reportedStatus.ts';
import { setupSteps } from '../../domain/utility/setupSteps.ts';
import type {
  Balance,
  HomeEvent,
  HomeResult,
  HomeSummary,
  MeterDataSummary,
  PlacementName,
  SetupStep,
  Standing,
} from '../../../codegen/graphql/resolvers.ts';
import type { RequestContext } from '../platform/context.ts';
import type { HomeRow, NextEventRow, ResultRow } from './homeRow.ts';
import { homeAhead } from './homeAhead.ts';
import { readHomeRow } from './homeRow.ts';
import { shownPlacements, type PlacementRow } from './placementRows.ts';
import { readUsualUse } from './usualUse.ts';

const MINUTE_MS = 60_000;

/** Home before it is asked for the content of certain places. */
export type HomeView = Omit<HomeSummary, '__typename' | 'placements'> & {
  readonly content: readonly PlacementRow[];
};

/** Home of whoever asks; null for a stranger. One statement, which may have been read together with the session, and one more for a newcomer. */
export async function readHome(ctx: RequestContext): Promise<HomeView | null> {
  const { db, member, brand, now } = ctx;
  if (member === null) return null;
  const row = homeAhead.take(ctx) ?? (await readHomeRow(db, { memberId: member.id, brandId: brand.id, now }));
  if (row === null) return null;
  const usualWh = asksForUsualUse(row) ? (await readUsualUse(db, member.id, now))(row.next) : null;
  return homeView(row, now, brand.config.wattConversionRate, usualWh);
}

/** Before there are enough results of the member's own, what the next event may pay is taken from the readings: one statement more. */
function asksForUsualUse(row: HomeRow): row is HomeRow & { readonly next: NextEventRow } {
  if (
    row.next === null ||
    row.readingsUntil === null ||
    ALGORITHM_RULES[row.next.algorithm].reduction !== 'baseline'
  )
    return false;
  return paidResults(row.results ?? []).length < LIKELY_PAY_RULES.resultsNeeded;
}

const paidResults = (results: readonly ResultRow[]) => results.filter((result) => !result.estimateOnly);

/** What stands in the places asked for, in the order asked. */
export function placementsOf({ content }: HomeView, names: readonly PlacementName[], reader: Locale) {
  return shownPlacements(content, names, reader);
}

/**
 * Home as the contract has it, from what stands in the tables. `wattConversionRate` is the brand's; `usualWh` is what the
 * home usually uses in the next event's window, where that was looked up.
 */
export function homeView(
  row: HomeRow,
  now: Date,
  wattConversionRate: number,
  usualWh: number | null = null,
): HomeView {
  const setup = homeSetup(
    row.everReachedAuthDone === null ? null : { everReachedAuthDone: row.everReachedAuthDone },
    row.hasDevice,
  );
  const standing: DomainStanding = { recent: row.recent ?? [], streak: row.streak ?? 0, setup };
  const results = row.results ?? [];
  return {
    greetingName: row.firstName,
    timeZone: row.timeZone,
    nextEvent:
      row.next === null ? null : nextEvent(row.next, row.hasDevice, { results, usualWh }, standing, now),
    lastResult: results[0] === undefined ? null : lastResult(results[0], row),
    standing: standingOf(standing, row),
    balance: balanceOf(row.watts ?? 0, wattConversionRate),
    setupSteps: stepsLeft(row),
    content: row.placements ?? [],
    meterData: meterData(row, now),
  };
}

/** What an estimate of the next event goes by. */
interface Past {
  readonly results: readonly ResultRow[];
  readonly usualWh: number | null;
}

function nextEvent(
  event: NextEventRow,
  hasDevices: boolean,
  { results, usualWh }: Past,
  standing: DomainStanding,
  now: Date,
): HomeEvent {
  const { id, type, algorithm, start, end, rules, opt, onVacation } = event;
  const startAt = new Date(start);
  const endAt = new Date(end);
  const situation = {
    event: {
      start: startAt,
      end: endAt,
      cancelled: false,
      restatementDays: rules.restatementDays,
      algorithm,
    },
    opt,
    invited: true,
    onVacation,
  };
  const history = {
    results: paidResults(results).map((result) => ({
      ...result,
      minutes: (result.end - result.start) / MINUTE_MS,
    })),
    typicalWindowWh: usualWh,
  };
  const likely = likelyPay({ algorithm, minutes: (end - start) / MINUTE_MS }, history, standing, rules);
  return {
    eventId: id,
    type,
    status: now < startAt ? 'SCHEDULED' : 'ACTIVE',
    startAt,
    endAt,
    opt: opt === 'in' ? 'IN' : opt === 'out' ? 'OUT' : 'NONE',
    mayOptIn: mayOptIn(situation, now).allowed,
    mayOptOut: mayOptOut(situation, now).allowed,
    leavingBreaksStreak: ALGORITHM_RULES[algorithm].leavingBreaksStreak,
    hasDevices,
    likelyPointsLow: likely?.lowPoints ?? null,
    likelyPointsHigh: likely?.highPoints ?? null,
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
    intervals: (row.intervals ?? []).map((interval) => ({
      startAt: new Date(interval.start),
      baselineWattHours: interval.baselineWh,
      usedWattHours: interval.usedWh,
    })),
  };
}

function standingOf(standing: DomainStanding, row: HomeRow): Standing {
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
      tierResults: rules.tierEvents,
      tierWithFewerResults: rules.tierWithFewerEvents,
      streakStepHundredths: rules.streakStepHundredths,
      streakMaximumHundredths: rules.streakMaximumHundredths,
      streakSoftLandingAbove: rules.streakSoftLandingAbove,
      streakSoftLanding: rules.streakSoftLanding,
    },
  };
}

function balanceOf(watts: number, wattConversionRate: number): Balance {
  return { watts, points: balanceToPoints(watts, wattConversionRate) };
}

/**
 * The steps as long as one of them is left; once everything is done they would only be in the way. A device helps, but
 * nobody needs one: it is offered beside the others, and does not hold the list alone.
 */
function stepsLeft(row: HomeRow): SetupStep[] {
  const locationKnown = row.postalCode !== null;
  const hasReadings = row.readingsUntil !== null;
  // Who was ready once is not at the beginning again when a connection is lost: that is told as what it is.
  if (locationKnown && row.everReachedAuthDone === true && hasReadings && row.joinedEvent) return [];
  const steps = setupSteps({
    email: null,
    locationKnown,
    utility: row.unserved ? null : utilityStep(row),
    hasReadings,
    deviceCount: row.hasDevice ? 1 : 0,
    deviceOrdered: false,
    joinedEvent: row.unserved ? null : row.joinedEvent,
  });
  return steps.every((step) => step.status === 'COMPLETE' || step.key === 'DEVICE')
    ? []
    : steps.map(({ key, ...step }) => ({ key: key as SetupStep['key'], ...step }));
}

/** Chosen and not connected, lost, or one that takes part in nothing is still to be done; with the utility, the market or their refusal it is under way. */
function utilityStep({
  widgetState,
  widgetSubstate,
  connectionMethod,
}: HomeRow): 'none' | 'begun' | 'connected' {
  // At the utility's log-in or being looked at: either is under way, so the way of connecting does not matter.
  const told =
    widgetState === null
      ? null
      : reportedStatus({ state: widgetState, substate: widgetSubstate }, connectionMethod);
  const phase = told === null ? 'open' : connectionPhase({ method: 'OAUTH', ...told });
  return phase === 'open' || (phase === 'refused' && told?.state === 'PreValid')
    ? 'none'
    : phase === 'connected'
      ? 'connected'
      : 'begun';
}

function meterData({ readingsUntil, timeZone }: HomeRow, now: Date): MeterDataSummary {
  if (readingsUntil === null) return { hasReadings: false, latestDay: null, daysBehind: null };
  const { latestDay, days } = daysBehind(readingsUntil, now, timeZone);
  return { hasReadings: true, latestDay, daysBehind: days };
}
