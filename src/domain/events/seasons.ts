import type { Country } from '../brands/countries.ts';
import type { LocalDate } from '../meter/zone.ts';

export type SeasonKind = 'SUMMER' | 'WINTER';

/** Half a year of events, of which the grid needs most in summer and in winter. */
export interface Season {
  /** Its first month, `YYYY-MM`: April or October. */
  readonly id: string;
  readonly kind: SeasonKind;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

const SEASON_MONTHS = 6;
const FIRST_MONTH = 4;
const SOUTHERN: readonly Country[] = ['AU'];

/**
 * The season that a month (`YYYY-MM`) or a day belongs to: April to September, or October to March. In the southern
 * hemisphere the former is winter.
 */
export function seasonOf(month: string, country: Country): Season {
  const [first = ''] = seasonMonths(month);
  const startsInSpring = Number(first.slice(5, 7)) === FIRST_MONTH;
  return {
    id: first,
    kind: startsInSpring === SOUTHERN.includes(country) ? 'WINTER' : 'SUMMER',
    firstDay: `${first}-01`,
    lastDay: startsInSpring ? `${first.slice(0, 4)}-09-30` : `${Number(first.slice(0, 4)) + 1}-03-31`,
  };
}

/** The six months, `YYYY-MM`, of the season that a month or a day belongs to. */
export function seasonMonths(month: string): string[] {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - FIRST_MONTH;
  const first = count - (count % SEASON_MONTHS) + FIRST_MONTH - 1;
  return Array.from({ length: SEASON_MONTHS }, (_, index) => toMonth(first + index));
}

/** Null for what is no month of these centuries. */
export function parseMonth(text: string | null | undefined): string | null {
  return text != null && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

const toMonth = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
