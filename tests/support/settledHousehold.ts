import type { ProgramRules } from '../../src/domain/programs/rules.ts';
import type { PendingReceipt, Receipt, SettledReceipt } from '../../src/domain/settlement/receipt.ts';
import type { MemberInput } from '../../src/domain/settlement/settle.ts';
import { settleReduction } from '../../src/domain/settlement/settleReduction.ts';
import { TUESDAY, createMeter, member, preparedFor, type Home } from './testHousehold.ts';

/** The local date of `TUESDAY`. */
export const EVENT_DAY = '2026-03-03';
const EVENING = 18 * 3600;

/** A home that uses 1,000 Wh every hour, except in the hour from 18:00 on some days. */
export function evenings(onDates: Readonly<Record<string, number | null>>, rest: Partial<Home> = {}): Home {
  return {
    use: (date, second) => (second === EVENING && date in onDates ? (onDates[date] as number | null) : 1000),
    ...rest,
  };
}

export function settle(
  home: Home,
  given: {
    start?: number;
    rules?: Partial<ProgramRules>;
    member?: Partial<MemberInput>;
    hours?: number;
  } = {},
): Receipt {
  const start = given.start ?? TUESDAY;
  const prepared = preparedFor(
    start,
    { ...given.rules, ...(home.zone === undefined ? {} : { zone: home.zone }) },
    given.hours,
  );
  return settleReduction(prepared, member(createMeter(home, start), given.member)).receipt;
}

export function settled(...given: Parameters<typeof settle>): SettledReceipt {
  const receipt = settle(...given);
  if (receipt.state === 'PENDING') throw new Error(`pending: ${JSON.stringify(receipt.pending)}`);
  return receipt;
}

export function pending(...given: Parameters<typeof settle>): PendingReceipt {
  const receipt = settle(...given);
  if (receipt.state !== 'PENDING') throw new Error('settled');
  return receipt;
}
