import { adjustmentFigures } from './adjustmentFigures.ts';
import type { DayList } from './baseline.ts';
import { DAY, rejectionReason } from './dayState.ts';
import type { RejectionReason } from './dayState.ts';
import type { PlaceboDay, PlaceboList } from './noise.ts';
import { RECEIPT_VERSION } from './receipt.ts';
import type {
  PendingReceipt,
  Receipt,
  ReceiptAdjustment,
  ReceiptDay,
  ReceiptInterval,
  RejectedDay,
  SettledReceipt,
} from './receipt.ts';
import type {
  MemberInput,
  PendingFigures,
  PreparedEvent,
  SettledFigures,
  SettlementFigures,
} from './settle.ts';
import type { MemberSheet } from './sheet.ts';
import { OTHER_EVENT, PROVENANCES } from './windowSource.ts';

/**
 * The receipt of the member that `settleFigures` has just settled, read from the same arrays, so that there
 * is one calculation.
 */
export function createReceipt(
  prepared: PreparedEvent,
  member: MemberInput,
  figures: SettlementFigures,
  revision: number,
): Receipt {
  return figures.state === 'PENDING'
    ? pendingReceipt(prepared, member, figures, revision)
    : settledReceipt(prepared, member, figures, revision);
}

function pendingReceipt(
  prepared: PreparedEvent,
  member: MemberInput,
  figures: PendingFigures,
  revision: number,
): PendingReceipt {
  const { calendar, workspace } = prepared;
  const { rows, count } = workspace.eligible;
  return {
    ...head(prepared, member, figures, revision),
    state: 'PENDING',
    pending: figures.pending,
    // Without the event's own readings no other day was read.
    daysRejected:
      workspace.sheet.states[0] === DAY.missing ? [] : rejectedDays(prepared, calendar.rows - 1, new Set()),
    eligibleDates: list(count, (i) => rowDate(prepared, rows[i] as number)),
  };
}

function settledReceipt(
  prepared: PreparedEvent,
  member: MemberInput,
  figures: SettledFigures,
  revision: number,
): SettledReceipt {
  const { plan, calendar, workspace } = prepared;
  const { chosen, eligible, placebos } = workspace;
  const used = list(chosen.count, (i) => chosen.rows[i] as number).sort((a, b) => a - b);
  const weights = new Map(
    plan.weights === null
      ? []
      : list(chosen.count, (i) => [chosen.rows[i] as number, plan.weights?.[i] as number] as const),
  );
  // Days beyond the last one needed aren't rejected; if there were too few, all were read.
  const lastConsidered =
    eligible.count < plan.pool ? calendar.rows - 1 : (eligible.rows[plan.pool - 1] as number);
  const {
    baselineWh,
    usedWh,
    reductionWh,
    reductionShare,
    noise,
    toleranceWh,
    verdict,
    deadBandWh,
    carry,
    provenance,
    pay,
  } = figures;
  return {
    ...head(prepared, member, figures, revision),
    state: 'SETTLED',
    daysUsed: used.map((row) => receiptDay(prepared, row, weights.get(row))),
    daysRejected: rejectedDays(prepared, lastConsidered, new Set(used)),
    adjustment: receiptAdjustment(prepared, figures),
    intervals: receiptIntervals(prepared),
    baselineWh,
    usedWh,
    reductionWh,
    reductionShare,
    noise: {
      placeboDays: list(placebos.count, (i) => ({
        date: rowDate(prepared, placebos.rows[i] as number),
        baselineWh: placebos.baselineWh[i] as number,
        usedWh: placebos.usedWh[i] as number,
        ...blendedFrom(placebos, i),
      })),
      noise,
      toleranceWh,
      verdict,
    },
    deadBandWh,
    ...(carry === undefined ? {} : { carry }),
    provenance,
    pay,
  };
}

function head(
  { receiptEvent, receiptRules }: PreparedEvent,
  { left, away }: MemberInput,
  { before, after }: Pick<SettledFigures, 'before' | 'after'>,
  revision: number,
) {
  return {
    kind: 'reduction',
    version: RECEIPT_VERSION,
    revision,
    event: receiptEvent,
    rules: receiptRules,
    left,
    ...(away ? { away } : {}),
    before,
    after,
  } as const;
}

function receiptDay(prepared: PreparedEvent, row: number, weightPercent: number | undefined): ReceiptDay {
  const {
    plan,
    workspace: { sheet },
  } = prepared;
  const from = row * plan.slots;
  const adjustment = sheet.adjustment[row] as number;
  let estimatedIntervals = 0;
  for (let slot = 0; slot < plan.slots; slot += 1)
    estimatedIntervals += sheet.estimated[from + slot] as number;
  return {
    date: rowDate(prepared, row),
    mWh: list(plan.slots, (slot) => sheet.mWh[from + slot] as number),
    adjustmentMWh: plan.adjustment === null || adjustment < 0 ? null : adjustment,
    comparedMWh: comparedMWh(prepared, row),
    ...(weightPercent === undefined ? {} : { weightPercent }),
    provenance: PROVENANCES[sheet.provenance[row] as number] ?? 'upload',
    estimatedIntervals,
  };
}

/** Unused days before the event up to row `last`, with reasons. */
function rejectedDays(prepared: PreparedEvent, last: number, used: ReadonlySet<number>): RejectedDay[] {
  const { states } = prepared.workspace.sheet;
  const rejected: RejectedDay[] = [];
  for (let row = 1; row <= last; row += 1) {
    const reason = used.has(row) ? null : whyNotUsed(prepared, states[row] as number, used.size > 0);
    if (reason === null) continue;
    const eligible = states[row] === DAY.usable;
    rejected.push({
      date: rowDate(prepared, row),
      reason,
      comparedMWh: eligible ? comparedMWh(prepared, row) : null,
    });
  }
  return rejected;
}

function whyNotUsed({ plan }: PreparedEvent, state: number, chosen: boolean): RejectionReason | null {
  if (state !== DAY.usable) return rejectionReason(state);
  if (!chosen || plan.pick === 'all') return null;
  return plan.pick === 'highest' ? 'not-among-highest' : 'not-in-the-middle';
}

function comparedMWh({ plan, workspace: { sheet } }: PreparedEvent, row: number): number | null {
  if (plan.pick === 'all') return null;
  if (plan.pick === 'middle') return sheet.dayTotal[row] as number;
  return sheet.mWh.subarray(row * plan.slots, (row + 1) * plan.slots).reduce((sum, mWh) => sum + mWh, 0);
}

function receiptAdjustment(
  { plan, workspace: { sheet, chosen } }: PreparedEvent,
  figures: SettledFigures,
): ReceiptAdjustment | null {
  if (plan.adjustment === null) return null;
  const own = sheet.adjustment[0] as number;
  const { adjustment } = figures;
  const eventMWh = own < 0 ? null : own;
  const otherEvent = adjustment === null && metOtherEvent(sheet, chosen) ? { otherEvent: true as const } : {};
  return { eventMWh, ...adjustmentFigures(plan, adjustment), ...otherEvent };
}

function blendedFrom({ trials }: PlaceboList, day: number): Pick<PlaceboDay, 'plainWh' | 'adjustedWh'> {
  if (trials === null) return {};
  const adjustedWh = trials.adjustedWh[day] as number;
  return { plainWh: trials.plainWh[day], adjustedWh: adjustedWh < 0 ? null : adjustedWh };
}

/** Whether another event lay in the adjustment hours of the event's day or of a day used, as it may over midnight. */
function metOtherEvent({ adjustment }: MemberSheet, { rows, count }: DayList): boolean {
  if (adjustment[0] === OTHER_EVENT) return true;
  for (let i = 0; i < count; i += 1) if (adjustment[rows[i] as number] === OTHER_EVENT) return true;
  return false;
}

function receiptIntervals({ calendar, intervalStarts, workspace }: PreparedEvent): ReceiptInterval[] {
  return list(calendar.slots, (slot) => ({
    start: intervalStarts[slot] as string,
    baselineWh: workspace.baselineWh[slot] as number,
    usedWh: workspace.usedWh[slot] as number,
    usedMWh: workspace.sheet.mWh[slot] as number,
    estimated: workspace.sheet.estimated[slot] === 1,
  }));
}

function rowDate({ calendar }: PreparedEvent, row: number): string {
  return calendar.dates[row] as string;
}

/** Like `Array.from({ length })`, but several times faster; a receipt has some twenty such lists. */
function list<Item>(length: number, item: (index: number) => Item): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < length; i += 1) items.push(item(i));
  return items;
}
