import {
  correctionPosting,
  creditAccount,
  participationPosting,
  reductionPosting,
} from '../../domain/ledger/eventPostings.ts';
import type { ResultOwner } from '../../domain/ledger/eventPostings.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import { withCarried } from '../../domain/settlement/carry.ts';
import { createReceipt } from '../../domain/settlement/createReceipt.ts';
import { excludedDates } from '../../domain/settlement/excludedDates.ts';
import type { PendingReason } from '../../domain/settlement/pending.ts';
import type { Receipt, SettledReceipt } from '../../domain/settlement/receipt.ts';
import { bookedWatts, restate } from '../../domain/settlement/restate.ts';
import type { Funds, RestatementSentence } from '../../domain/settlement/restate.ts';
import { sameJson } from '../../domain/settlement/sameJson.ts';
import { settleFigures } from '../../domain/settlement/settle.ts';
import type { MemberInput, PreparedEvent } from '../../domain/settlement/settle.ts';
import type { Standing } from '../../domain/settlement/standing.ts';
import { meterSource } from '../../domain/settlement/meterSource.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import type { ResultFacts, ResultRecord } from '../events/service.ts';
import type { ReadMeter } from '../meter/service.ts';
import { chooseMeter } from './chooseMeter.ts';
import { nextTry, type EventRun } from './eventRun.ts';
import type { ReceiptRow } from './store.ts';

export interface MemberOutcome {
  readonly record: ResultRecord;
  /** Null: nothing was settled. */
  readonly receipt: ReceiptRow | null;
  readonly postings: readonly Posting[];
}

export interface EarlierResult {
  readonly receipt: Receipt;
  readonly funds: Funds;
  /** The credited account. */
  readonly owner: string | null;
}

/**
 * Settles or restates one member of a reduction event. `mayReadZero`: its meter may read zero without an outage. Null
 * when nothing has changed. Throws for impossible figures.
 */
export function settleMember(
  run: EventRun,
  facts: ResultFacts,
  meters: readonly ReadMeter[],
  earlier: EarlierResult | null,
  mayReadZero: boolean,
): MemberOutcome | null {
  const { prepared, input, servicePointId } = prepareInput(
    run,
    facts,
    meters,
    earlier?.receipt ?? null,
    // What was settled once isn't held back again.
    mayReadZero || earlier?.receipt.state === 'SETTLED' || earlier?.receipt.state === 'RESTATED',
  );
  const figures = settleFigures(prepared, input);
  const version = facts.receiptVersion + 1;
  if (figures.state === 'PENDING' && (earlier === null || earlier.receipt.state === 'PENDING')) {
    return { record: pendingRecord(run, facts, figures.pending, figures), receipt: null, postings: [] };
  }
  const receipt = createReceipt(prepared, input, figures, version);
  if (earlier === null) return first(run, facts, receipt as SettledReceipt, servicePointId);
  const restated = restate(earlier.receipt, receipt, earlier.funds);
  if (restated === null) return null;
  const owner = {
    ...toOwner(run, facts),
    ...(earlier.owner === null ? {} : { credit: earlier.owner as ResultOwner['credit'] }),
  };
  const posting = correctionPosting(owner, restated, version);
  return {
    record: toRecord(run, facts, restated.receipt, servicePointId, version),
    receipt: receiptRow(facts, version, restated.receipt, restated.sentence),
    postings: posting ? [posting] : [],
  };
}

/** The receipt of a pending result; null when the result only awaits the next settlement. */
export function createPendingReceipt(
  run: EventRun,
  facts: ResultFacts,
  meters: readonly ReadMeter[],
): Receipt | null {
  const { prepared, input } = prepareInput(run, facts, meters, null, false);
  const figures = settleFigures(prepared, input);
  return figures.state === 'PENDING' ? createReceipt(prepared, input, figures, 1) : null;
}

function prepareInput(
  run: EventRun,
  facts: ResultFacts,
  meters: readonly ReadMeter[],
  earlier: Receipt | null,
  mayReadZero: boolean,
): { prepared: PreparedEvent; input: MemberInput; servicePointId: string | null } {
  const meter = chooseMeter(meters, facts.servicePointId, run.window);
  const prepared = run.prepare(meter?.timeZone ?? facts.timeZone);
  const input = {
    source: meter?.source ?? NO_METER,
    excluded: excludedDates(facts, prepared.calendar),
    otherEvents: facts.otherEvents,
    standing: standingBefore(run, facts, earlier),
    left: facts.left,
    away: facts.leftForVacation,
    mayReadZero,
    zeroVerdict: facts.zeroVerdict,
  };
  return { prepared, input, servicePointId: meter?.id ?? facts.servicePointId };
}

const NO_METER = meterSource({ first: 0, days: [] }, 0);

function first(
  run: EventRun,
  facts: ResultFacts,
  receipt: SettledReceipt,
  servicePointId: string | null,
): MemberOutcome {
  const owner = toOwner(run, facts);
  const version = receipt.revision;
  const { payableReductionWatts, payableParticipationWatts } = receipt.pay;
  const postings = [
    reductionPosting(owner, payableReductionWatts, version),
    participationPosting(owner, payableParticipationWatts, version),
  ];
  return {
    record: toRecord(run, facts, receipt, servicePointId, version),
    receipt: receiptRow(facts, version, receipt, null),
    postings: postings.filter((posting) => posting !== null),
  };
}

function toOwner({ event }: EventRun, { memberId, organisationId }: ResultFacts): ResultOwner {
  return {
    eventId: event.id,
    memberId,
    programId: event.programId,
    credit: creditAccount(event.algorithm, memberId, organisationId),
  };
}

/**
 * A result keeps the set-up that the home had when it was first settled: what is set up later changes no
 * earlier tier.
 */
function standingBefore(
  { event }: EventRun,
  { before, everReachedAuthDone }: ResultFacts,
  earlier: Receipt | null,
): Standing {
  const setup =
    earlier?.before.setup ?? homeSetup(everReachedAuthDone === null ? null : { everReachedAuthDone }, false);
  const carried = before?.carried?.[event.programId];
  return {
    recent: before?.recent ?? [],
    streak: before?.streak ?? 0,
    setup,
    ...(carried === undefined ? {} : { carried }),
  };
}

function toRecord(
  run: EventRun,
  facts: ResultFacts,
  receipt: Receipt,
  servicePointId: string | null,
  version: number,
): ResultRecord {
  if (receipt.state === 'PENDING') {
    return {
      ...pendingRecord(run, facts, receipt.pending, receipt),
      receiptVersion: version,
      servicePointId,
      settledAt: run.now,
    };
  }
  const { pay } = receipt;
  return {
    memberId: facts.memberId,
    settlement: receipt.state,
    pendingReason: null,
    settleDueAt: null,
    servicePointId,
    receiptVersion: version,
    baselineWh: receipt.baselineWh,
    usedWh: receipt.usedWh,
    reductionWh: receipt.reductionWh,
    reductionPoints: pay.reductionPoints,
    points: pay.points,
    watts: pay.watts,
    bookedWatts: bookedWatts(receipt),
    estimateOnly: pay.payment === 'estimate',
    withinNoise: receipt.noise.verdict === 'within-noise',
    standingBefore: kept(run, facts, receipt.before),
    standingAfter: kept(run, facts, receipt.after),
    settledAt: run.now,
  };
}

function pendingRecord(
  run: EventRun,
  facts: ResultFacts,
  reason: PendingReason,
  { before, after }: Pick<Receipt, 'before' | 'after'>,
): ResultRecord {
  return {
    memberId: facts.memberId,
    settlement: 'PENDING',
    pendingReason: reason.code === 'NoIntervalData' ? `${reason.code}:${reason.kind}` : reason.code,
    // New readings make the result due; every other change is found at the next try.
    settleDueAt: reason.code === 'NoIntervalData' || reason.code === 'UnconfirmedZero' ? nextTry(run) : null,
    servicePointId: facts.servicePointId,
    receiptVersion: facts.receiptVersion,
    baselineWh: null,
    usedWh: null,
    reductionWh: null,
    reductionPoints: null,
    points: null,
    watts: null,
    bookedWatts: 0,
    estimateOnly: false,
    withinNoise: null,
    standingBefore: kept(run, facts, before),
    standingAfter: kept(run, facts, after),
    settledAt: null,
  };
}

function kept(
  { event }: EventRun,
  { before }: ResultFacts,
  { recent, streak, carried: own }: Pick<Standing, 'recent' | 'streak' | 'carried'>,
): ResultRecord['standingAfter'] {
  const carried = withCarried(before?.carried, event.programId, own);
  return { recent, streak, ...(carried === undefined ? {} : { carried }) };
}

function receiptRow(
  { memberId }: ResultFacts,
  version: number,
  receipt: Receipt,
  change: RestatementSentence | null,
): ReceiptRow {
  return { memberId, version, points: receipt.state === 'PENDING' ? 0 : receipt.pay.points, change, receipt };
}

/** The member's next result if it was settled by another standing than this one leaves behind; null otherwise. */
export function dependent({ next }: ResultFacts, after: ResultRecord['standingAfter']): string | null {
  return next?.open === true && !sameJson(next.before, after) ? next.eventId : null;
}
