import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import { recompute, receiptDifferences } from '../../../../domain/settlement/recompute.ts';
import { realTimeDifferences, recomputeRealTime } from '../../../../domain/settlement/recomputeRealTime.ts';

type FigureName =
  | 'usual'
  | 'used'
  | 'saved'
  | 'tolerance'
  | 'counted'
  | 'left'
  | 'devicePoints'
  | 'reductionPoints'
  | 'participationPoints'
  | 'points'
  | 'watts'
  | 'streak';

/** A figure from the receipt and as recomputed here. Energy in watt-hours. */
export interface RecomputedFigure {
  readonly name: FigureName;
  readonly unit: 'energy' | 'count';
  readonly receipt: number;
  readonly here: number;
}

export interface RecomputedReceipt {
  readonly figures: readonly RecomputedFigure[];
  /** Names of the receipt's parts that differ; empty: it is correct. */
  readonly differences: readonly string[];
  readonly watts: number;
}

/**
 * Recomputes a receipt by the domain's own rules, from its own data. Null when it can't be: it still waits for
 * readings, or data has been removed from it.
 */
export function recomputed({ receipt }: Pick<EventReceipt, 'receipt'>): RecomputedReceipt | null {
  try {
    if (receipt.kind === 'real-time') {
      const again = recomputeRealTime(receipt);
      return {
        figures: [
          row('count', 'devicePoints', receipt.devicePoints, again.devicePoints),
          row('count', 'participationPoints', receipt.participationPoints, again.participationPoints),
          row('count', 'points', receipt.points, again.points),
          row('count', 'watts', receipt.watts, again.watts),
        ],
        differences: realTimeDifferences(receipt),
        watts: again.watts,
      };
    }
    if (receipt.state === 'PENDING') return null;
    const again = recompute(receipt);
    return {
      figures: [
        row('energy', 'usual', receipt.baselineWh, again.baselineWh),
        row('energy', 'used', receipt.usedWh, again.usedWh),
        row('energy', 'saved', receipt.reductionWh, again.reductionWh),
        row('energy', 'tolerance', receipt.noise.toleranceWh, again.toleranceWh),
        ...(receipt.carry === undefined && again.carry === undefined
          ? []
          : [
              row('energy', 'counted', receipt.carry?.countedWh ?? 0, again.carry?.countedWh ?? 0),
              row('energy', 'left', receipt.carry?.leftWh ?? 0, again.carry?.leftWh ?? 0),
            ]),
        row('count', 'reductionPoints', receipt.pay.reductionPoints, again.pay.reductionPoints),
        row('count', 'participationPoints', receipt.pay.participationPoints, again.pay.participationPoints),
        row('count', 'points', receipt.pay.points, again.pay.points),
        row('count', 'watts', receipt.pay.watts, again.pay.watts),
        row('count', 'streak', receipt.after.streak, again.after.streak),
      ],
      differences: receiptDifferences(receipt),
      watts: again.pay.watts,
    };
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

function row(
  unit: RecomputedFigure['unit'],
  name: FigureName,
  receipt: number,
  here: number,
): RecomputedFigure {
  return { name, unit, receipt, here };
}
