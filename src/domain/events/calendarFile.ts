/** An event as calendars show it. */
export interface CalendarEntry {
  /** Stays the same, so that a calendar replaces what it has. */
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly cancelled: boolean;
  /** Higher after each change. */
  readonly version: number;
  readonly changedAt: Date;
}

export interface CalendarFile {
  /** Who makes it. */
  readonly product: string;
  readonly locale: string;
  /** What a calendar program calls it; null for a file of one event, which goes into a calendar that has a name. */
  readonly name: string | null;
  readonly entries: readonly CalendarEntry[];
}

/**
 * iCalendar (RFC 5545). Times are in UTC, which calendars show in the reader's zone: without rules of daylight saving time
 * in the file, none of them can be wrong.
 */
export function calendarFile({ product, locale, name, entries }: CalendarFile): string {
  const language = locale.slice(0, 2).toUpperCase();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${product}//${language}`)}`,
    'CALSCALE:GREGORIAN',
    ...(name === null
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ]),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.id)}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SEQUENCE:${entry.version}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.link}`,
    // People are free to do something else in that hour.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** "20260303T020000Z". */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Without control characters, which the format doesn't allow, but for tabs. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, '');

const MOST_BYTES = 75;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Lines have at most 75 bytes; a blank begins what continues the line before. Characters stay whole. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > MOST_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
