import { creditAccount, participationPosting, reductionPosting } from '../../domain/ledger/eventPostings.ts';
import { pointsToWatts } from '../../domain/ledger/watts.ts';
import { settleRealTime } from '../../domain/settlement/realTime.ts';
import type { RealTimeDevice } from '../../domain/settlement/realTime.ts';
import type { ResultFacts, ResultRecord } from '../events/service.ts';
import type { EventRun } from './eventRun.ts';
import type { MemberOutcome } from './memberResult.ts';

const NO_RESULTS = { recent: [], streak: 0 } satisfies ResultRecord['standingAfter'];

/**
 * Settles one member of an event that is paid per device. Nothing in it comes late, so it is settled once. `devices` are
 * those whose state during the event is known; a member without any took part, and is paid nothing.
 */
export function settleDevices(
  run: EventRun,
  facts: ResultFacts,
  devices: readonly RealTimeDevice[],
): MemberOutcome | null {
  if (facts.receiptVersion > 0) return null;
  const { event, window, wattConversionRate, now } = run;
  const standing = { ...NO_RESULTS, ...facts.before };
  const receipt = settleRealTime({
    event: { id: event.id, algorithm: event.algorithm, start: window.start, end: window.end },
    rules: event.rules,
    wattConversionRate,
    devices,
    left: facts.left,
    away: facts.leftForVacation,
    standing: { recent: standing.recent, streak: standing.streak, setup: 'utility-connected' },
  });
  const owner = {
    eventId: event.id,
    memberId: facts.memberId,
    programId: event.programId,
    credit: creditAccount(event.algorithm, facts.memberId, facts.organisationId),
  };
  const postings = [
    reductionPosting(owner, pointsToWatts(receipt.devicePoints, wattConversionRate), 1),
    participationPosting(owner, pointsToWatts(receipt.participationPoints, wattConversionRate), 1),
  ];
  return {
    record: {
      memberId: facts.memberId,
      settlement: 'SETTLED',
      pendingReason: null,
      settleDueAt: null,
      servicePointId: null,
      receiptVersion: 1,
      baselineWh: null,
      usedWh: null,
      reductionWh: null,
      reductionPoints: receipt.devicePoints,
      points: receipt.points,
      watts: receipt.watts,
      bookedWatts: receipt.watts,
      estimateOnly: false,
      withinNoise: null,
      standingBefore: standing,
      standingAfter: { ...standing, streak: receipt.streakAfter },
      settledAt: now,
    },
    receipt: { memberId: facts.memberId, version: 1, points: receipt.points, change: null, receipt },
    postings: postings.filter((posting) => posting !== null),
  };
}
