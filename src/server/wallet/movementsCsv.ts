import type { Locale } from '../../domain/brands/countries.ts';
import type { BrandWords } from '../../domain/brands/types.ts';
import { eventWord } from '../../domain/events/types.ts';
import { formatClockRange } from '../../domain/format/clockTime.ts';
import { formatFullDate, monthYearText } from '../../domain/format/dates.ts';
import { movementMonth } from '../../domain/ledger/eventPostings.ts';
import type { Cause } from '../../domain/ledger/posting.ts';
import { balanceToPoints, movementPoints } from '../../domain/ledger/watts.ts';
import { toLocalDate } from '../../domain/meter/zone.ts';
import { csvTable, spreadsheetText } from '../../domain/settlement/csvText.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import type { WalletMovement } from './service.ts';

/** The sentence of each cause; a cause without one does not compile. */
const SENTENCES = {
  'event-reduction': 'wallet.cause.event-reduction',
  'event-participation': 'wallet.cause.event-participation',
  'event-correction': 'wallet.cause.event-correction',
  'month-reduction': 'wallet.cause.month-reduction',
  'staff-adjustment': 'wallet.cause.staff-adjustment',
  'appliance-inventory': 'wallet.cause.appliance-inventory',
  'order-hold': 'wallet.cause.order-hold',
  'order-capture': 'wallet.cause.order-capture',
  'order-release': 'wallet.cause.order-release',
  'order-recapture': 'wallet.cause.order-recapture',
  'promo-code': 'wallet.cause.promo-code',
  'wheel-prize': 'wallet.cause.wheel-prize',
  referral: 'wallet.cause.referral',
  'referral-boosted': 'wallet.cause.referral-boosted',
  'referral-welcome': 'wallet.cause.referral-welcome',
  'utility-paid': 'wallet.cause.utility-paid',
  'account-deleted': 'wallet.cause.account-deleted',
} as const satisfies Readonly<Record<Cause, MessageId>>;

const COLUMNS = [
  'wallet.csv.date',
  'wallet.csv.cause',
  'wallet.csv.points',
  'wallet.csv.balance',
  'wallet.csv.reference',
] as const;

export interface CsvOptions {
  readonly locale: Locale;
  readonly words: BrandWords;
  readonly wattConversionRate: number;
  /** The home's zone. */
  readonly timeZone: string;
}

/**
 * Movements as CSV, one a line, in the member's language: local date, cause, whole points, the balance after it, and
 * the event's id. It begins with a byte order mark, without which spreadsheets misread accents.
 */
export function movementsCsv(movements: readonly WalletMovement[], options: CsvOptions): string {
  const { locale, timeZone, wattConversionRate: rate } = options;
  const columns = COLUMNS.map((id) => inWords(locale, say(id)));
  const rows = movements.map((movement) => [
    toLocalDate(timeZone, movement.bookedAt.getTime() / 1000),
    spreadsheetText(causeText(movement, options)),
    movementPoints(movement, rate),
    balanceToPoints(movement.balanceAfterWatts, rate),
    movement.event?.id ?? movement.order?.id ?? '',
  ]);
  return `\uFEFF${csvTable([columns, ...rows])}`;
}

function causeText(
  { causeKey, cause, event, order, paidBy, adjustment }: WalletMovement,
  options: CsvOptions,
): string {
  const { locale, timeZone, words } = options;
  const zone = event?.timeZone ?? timeZone;
  const month = movementMonth(causeKey);
  const type = event?.type ?? 'PARTICIPATION_REDUCTION';
  return inWords(
    locale,
    say(SENTENCES[cause], {
      type,
      noun: words[eventWord(type)].one,
      event: words[eventWord(type)].withArticle,
      day: event === null ? '' : formatFullDate(event.start, zone, locale),
      hours: event === null ? '' : formatClockRange(event.start, event.end, zone, locale),
      order: order?.title ?? 'none',
      kind: order?.kind ?? 'none',
      utility: paidBy ?? '',
      adjustment: adjustment?.cause ?? 'other',
      month: month === null ? '' : monthYearText(month, locale),
    }),
  );
}
