import type { Receipt } from './receipt.ts';
import { createReceipt } from './createReceipt.ts';
import { settleFigures } from './settle.ts';
import type { MemberInput, PreparedEvent, SettlementFigures } from './settle.ts';

export interface SettlementOutcome {
  readonly figures: SettlementFigures;
  readonly receipt: Receipt;
}

/**
 * Settles one member and writes the receipt. `revision` counts the settlements of this result, from 1; for
 * later ones see also `restate`. Source: decisions, Baseline and settlement (a receipt for every result).
 */
export function settleReduction(
  prepared: PreparedEvent,
  member: MemberInput,
  revision = 1,
): SettlementOutcome {
  const figures = settleFigures(prepared, member);
  return { figures, receipt: createReceipt(prepared, member, figures, revision) };
}
