import { formatMonthDay } from '../format/dates.ts';
import type { Locale } from '../brands/countries.ts';

export interface OutageFacts {
  readonly inOutage: boolean;
  /** null: unknown. */
  readonly outageEndAt: Date | null;
  readonly shortName: string | null;
  readonly now: Date;
}

/**
 * `until`: "{utility}'s data sharing will be offline until {until}"; `open`: "{utility}'s data sharing is
 * offline". Both continue with "We'll let you know when it's back online…". `utility` null: "Your utility's
 * …".
 */
export type OutageNotice =
  | { readonly key: 'until'; readonly utility: string | null; readonly until: string }
  | { readonly key: 'open'; readonly utility: string | null };

/**
 * The notice about a utility's outage; null: no outage. `zone`: the home's, for the day ("June 3"). An end in
 * the past is omitted. Source: UTL-70 to UTL-73, HLP-26.
 */
export function outageNotice(
  { inOutage, outageEndAt, shortName, now }: OutageFacts,
  zone: string,
  locale: Locale = 'en-US',
): OutageNotice | null {
  if (!inOutage) return null;
  const name = shortName?.trim() ?? '';
  const utility = name === '' ? null : name;
  if (outageEndAt === null || outageEndAt <= now) return { key: 'open', utility };
  return { key: 'until', utility, until: formatMonthDay(outageEndAt, zone, locale) };
}
