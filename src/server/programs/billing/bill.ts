import { billMonth, correctMonth, ratesOf } from '../../../domain/programs/billing.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RefusedField } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import {
  readBilledBefore,
  readBilledMonths,
  readMonthFigures,
  readRates,
  type BilledMonth,
  type StatementItem,
} from './queries.ts';

/** A program whose month is billed. */
export interface BilledProgram {
  readonly brandId: string;
  readonly programId: string;
  readonly zone: string;
}

/** What a month's statement bills. */
export interface Bill {
  readonly items: readonly StatementItem[];
  /** The month's first statement, which this one corrects alone; null: it is the first. */
  readonly corrects: BilledMonth | null;
}

/** Months billed before that a new statement corrects, if their results have changed. */
const CORRECTED_MONTHS = 12;
/** Months that staff can choose from. */
const MONTHS_SHOWN = 24;

const thisMonth = (zone: string, now: Date): string => toLocalDate(zone, now.getTime() / 1000).slice(0, 7);

/** A month that staff can bill, and the number of the statement that did. */
export interface OpenMonth {
  readonly month: string;
  readonly number: number | null;
}

/** The months that are over and have rates, latest first. */
export async function openMonths(db: Db, program: BilledProgram, now: Date): Promise<OpenMonth[]> {
  const first = (await readRates(db, program.brandId, program.programId)).at(-1)?.fromMonth;
  if (first === undefined) return [];
  const billed = new Map(
    (await readBilledMonths(db, program.programId)).map(({ month, number }) => [month, number]),
  );
  const months: OpenMonth[] = [];
  for (
    let month = monthBefore(thisMonth(program.zone, now));
    month >= first && months.length < MONTHS_SHOWN;
    month = monthBefore(month)
  )
    months.push({ month, number: billed.get(month) ?? null });
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Why a month can't be billed. */
export async function billFaults(
  db: Db,
  program: BilledProgram,
  month: string,
  now: Date,
): Promise<RefusedField[]> {
  const fault = (message: RefusedField['message']) => [{ field: 'month', message }];
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return fault(say('programs.file.month'));
  if (month >= thisMonth(program.zone, now)) return fault(say('programs.file.monthOpen'));
  const rates = await readRates(db, program.brandId, program.programId);
  return ratesOf(rates, month) === null ? fault(say('programs.statement.noRates')) : [];
}

/**
 * What a month owes, with what has changed in the months that were billed before. A month that was billed already is only
 * corrected, by a statement that names the first.
 */
export async function billFor(db: Db, program: BilledProgram, month: string): Promise<Bill> {
  const rates = await readRates(db, program.brandId, program.programId);
  const billed = await readBilledMonths(db, program.programId);
  const corrects = billed.find((each) => each.month === month) ?? null;
  const again = corrects === null ? billed.slice(0, CORRECTED_MONTHS) : [corrects];
  const months = [...new Set([month, ...again.map((each) => each.month)])];
  const figures = await readMonthFigures(db, program, months);
  const before = await readBilledBefore(db, program.programId, months);
  const ofMonth = (wanted: string) => {
    const [found, valid] = [figures.find((each) => each.month === wanted), ratesOf(rates, wanted)];
    return found === undefined || valid === null ? null : { found, valid };
  };
  const items: StatementItem[] = [];
  const own = corrects === null ? ofMonth(month) : null;
  if (own !== null)
    items.push(...billMonth(own.found, own.valid).map((item) => ({ ...item, corrects: null })));
  for (const { month: corrected, number } of again) {
    const now = ofMonth(corrected);
    if (now !== null)
      items.push(
        ...correctMonth(now.found, now.valid, before).map((item) => ({ ...item, corrects: number })),
      );
  }
  return { items, corrects };
}
