import { taxThreshold } from '../../domain/cashout/rules.ts';
import { csvTable, spreadsheetText } from '../../domain/settlement/csvText.ts';
import type { MemberContext } from '../platform/context.ts';
import { readKeptTax } from './store/keptTax.ts';
import { readTaxLines } from './queries/cashouts.ts';

const COLUMNS = [
  'member',
  'email',
  'name',
  'number_type',
  'number_last_four',
  'w9',
  'address',
  'city',
  'region',
  'postal_code',
  'currency',
  'cash',
  'gift_cards',
  'prizes',
  'total',
] as const;

/** Of members whose accounts are gone, nothing else is known. */
const GONE = { memberId: '', email: '', firstName: '', lastName: '' };

/**
 * The payments of a calendar year to everyone who reached the threshold of a tax form, or to everyone where the country
 * has none. Amounts in the currency's units. Source: rewards, "Cash-out" (W-9).
 */
export async function taxYearCsv({ brand, db }: MemberContext, year: number): Promise<string> {
  const { pointsPerUnit, currency, country } = brand.config;
  const money = (hundredths: number): string => (hundredths / 100).toFixed(2);
  const least = taxThreshold(country, year) ?? 1;
  const lines =
    pointsPerUnit === null
      ? []
      : [
          ...(await readTaxLines(db, brand.id, { year, pointsPerUnit, least })).lines,
          ...(await readKeptTax(db, brand.id, { year, least })).map((kept) => ({ ...kept, ...GONE })),
        ];
  const rows = lines.map((line) => [
    line.memberId,
    spreadsheetText(line.email),
    spreadsheetText(line.name ?? `${line.firstName} ${line.lastName}`.trim()),
    line.tinType ?? '',
    line.lastFour ?? '',
    line.status ?? 'MISSING',
    spreadsheetText([line.address?.line1 ?? '', line.address?.line2 ?? ''].join(' ').trim()),
    spreadsheetText(line.address?.city ?? ''),
    line.address?.region ?? '',
    spreadsheetText(line.address?.postal_code ?? ''),
    currency,
    money(line.cash),
    money(line.giftCards),
    money(line.prizes),
    money(line.total),
  ]);
  return `\uFEFF${csvTable([[...COLUMNS], ...rows])}`;
}
