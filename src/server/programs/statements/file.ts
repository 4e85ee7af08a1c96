import { balanceToPoints } from '../../../domain/ledger/watts.ts';
import type { BilledKind } from '../../../domain/programs/billing.ts';
import { csvTable, spreadsheetText } from '../../../domain/settlement/csvText.ts';
import type { MemberContext } from '../../platform/context.ts';
import { missing } from '../../platform/errors.ts';
import { readItems } from '../billing/queries.ts';
import { readPaidLines, readStatement } from './queries.ts';

const COLUMNS = [
  'member',
  'email',
  'name',
  'address',
  'city',
  'region',
  'postal_code',
  'points',
  'currency',
  'amount',
] as const;

const ITEM_COLUMNS = [
  'for',
  'month',
  'corrects',
  'quantity',
  'unit',
  'rate',
  'currency',
  'amount',
  'due',
] as const;
const UNITS: Readonly<Record<BilledKind, string>> = { ENERGY: 'kWh', POWER: 'kW', ENROLLMENT: 'home' };

/** What a statement bills, line by line. */
export async function statementItemsFile(
  { brand, db, now }: MemberContext,
  id: string,
): Promise<{ readonly number: number; readonly csv: string }> {
  const found = await readStatement(db, brand.id, id, now);
  if (found === null) throw missing();
  const rows = (await readItems(db, found.id)).map(({ kind, month, corrects, quantity, rate, amount }) => [
    kind.toLowerCase(),
    month,
    corrects ?? '',
    kind === 'ENROLLMENT' ? quantity : (quantity / 1_000).toFixed(3),
    UNITS[kind],
    (rate / 10_000).toFixed(4),
    brand.config.currency,
    (amount / 100).toFixed(2),
    // A correction is due with the statement that it corrects.
    found.corrects === null ? found.dueOn : '',
  ]);
  return { number: found.number, csv: `\uFEFF${csvTable([[...ITEM_COLUMNS], ...rows])}` };
}

/** A statement for the utility: its number, and how much it pays each member. */
export async function statementFile(
  { brand, db, now }: MemberContext,
  id: string,
): Promise<{ readonly number: number; readonly csv: string }> {
  const found = await readStatement(db, brand.id, id, now);
  if (found === null) throw missing();
  const { pointsPerUnit, currency, wattConversionRate } = brand.config;
  const rows = (await readPaidLines(db, brand.id, found.id)).map((line) => {
    const points = balanceToPoints(line.watts, wattConversionRate);
    return [
      line.memberId,
      line.email === null ? 'account deleted' : spreadsheetText(line.email),
      spreadsheetText(line.name),
      spreadsheetText([line.address?.line1 ?? '', line.address?.line2 ?? ''].join(' ').trim()),
      spreadsheetText(line.address?.city ?? ''),
      line.address?.region ?? '',
      spreadsheetText(line.address?.postal_code ?? ''),
      points,
      pointsPerUnit === null ? '' : currency,
      pointsPerUnit === null ? '' : (points / pointsPerUnit).toFixed(2),
    ];
  });
  return { number: found.number, csv: `\uFEFF${csvTable([[...COLUMNS], ...rows])}` };
}
