import { Readable } from 'node:stream';
import { isDay } from '../../domain/helpers/isDay.ts';
import { csvTable, spreadsheetText } from '../../domain/settlement/csvText.ts';
import type { MemberContext } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { eachEntryPage, readPayments, type EntryFilter } from './queries/books.ts';

/** Rows that are read at once. */
const AT_ONCE = 5_000;

interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly account?: string;
  readonly direction?: 'RECEIVED' | 'GIVEN';
  readonly search?: string;
}

const ENTRY_COLUMNS = ['booked_at', 'account', 'cause', 'unit', 'amount', 'member', 'entry'] as const;

/** The entries of an account, or of all, between two days; points, or units of the currency. */
export function entriesFile(ctx: MemberContext, { from, to, account, direction, search }: Wanted) {
  if (!isDay(from) || !isDay(to)) throw missing();
  return asCsv(
    `books-${from}-${to}`,
    entryLines(ctx, {
      from,
      to,
      account: account ?? null,
      direction: direction ?? null,
      search: search ?? null,
    }),
  );
}

async function* entryLines({ db, brand }: MemberContext, filter: EntryFilter): AsyncGenerator<string> {
  yield `\uFEFF${csvTable([[...ENTRY_COLUMNS]])}`;
  for await (const entries of eachEntryPage(db, brand.id, filter, AT_ONCE))
    yield csvTable(
      entries.map(({ id, bookedAt, account, cause, unit, amount, member }) => [
        bookedAt.toISOString(),
        account,
        cause,
        unit === 'MONEY' ? brand.config.currency : 'points',
        unit === 'MONEY' ? (amount / 100).toFixed(2) : amount / brand.config.wattConversionRate,
        spreadsheetText(member ?? ''),
        id,
      ]),
    );
}

const PAYMENT_COLUMNS = [
  'paid_on',
  'member',
  'email',
  'name',
  'kind',
  'currency',
  'amount',
  'order',
] as const;

/** Who was paid what in a year, by the date of the payment. */
export function paymentsFile(ctx: MemberContext, year: number) {
  return asCsv(`payments-${year}`, paymentLines(ctx, year));
}

async function* paymentLines({ db, brand }: MemberContext, year: number): AsyncGenerator<string> {
  yield `\uFEFF${csvTable([[...PAYMENT_COLUMNS]])}`;
  const { pointsPerUnit, currency } = brand.config;
  if (pointsPerUnit === null) return;
  for (let after: string | null = null; ;) {
    const found = await readPayments(db, brand.id, { year, pointsPerUnit, after, limit: AT_ONCE });
    yield csvTable(
      found.map(({ id, paidOn, memberId, email, name, kind, hundredths }) => [
        paidOn,
        memberId,
        spreadsheetText(email ?? ''),
        spreadsheetText(name ?? ''),
        kind,
        currency,
        (hundredths / 100).toFixed(2),
        id,
      ]),
    );
    after = found.at(-1)?.id ?? null;
    if (found.length < AT_ONCE) return;
  }
}

const asCsv = (name: string, lines: AsyncGenerator<string>) => ({
  status: 200 as const,
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store',
  },
  body: Readable.from(lines, { objectMode: false }),
});
