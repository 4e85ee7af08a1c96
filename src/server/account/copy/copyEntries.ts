import type { Locale } from '../../../domain/brands/countries.ts';
import type { DayReading } from '../../../domain/meter/packedDay.ts';
import { csvTable, spreadsheetText } from '../../../domain/settlement/csvText.ts';
import type { Db } from '../../platform/db/db.ts';
import type { MessageId } from '../../platform/messages/texts.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { openKept } from '../../notifications/service.ts';
import { readReceiptContents } from '../../readmodels/receipts.ts';
import { readAccountPicture } from '../../settings/service.ts';
import { openNumbers } from '../../utility/service.ts';
import { copyReadings, type MeterDay } from '../queries/copyReadings.ts';
import { copyRows, readTableKeys, type CopiedRow } from '../queries/copyRows.ts';
import { TABLE_COPIES } from '../queries/memberTables.ts';
import { readmeText, type CopiedFile } from './readme.ts';
import type { ZipEntry } from '../../platform/zip.ts';

export interface CopyOf {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly memberId: string;
  /** The language of the README. */
  readonly locale: Locale;
  readonly productName: string;
  readonly wattsPerPoint: number;
  readonly now: Date;
}

const PICTURE = 'profile/picture.webp';

type Rows = AsyncIterable<readonly CopiedRow[]>;

/** Everything we hold about a member, file by file, and last a README that explains those that have anything in them. */
export async function* copyEntries(copy: CopyOf): AsyncGenerator<ZipEntry> {
  const { db, memberId } = copy;
  const files: CopiedFile[] = [];
  const entry = (name: string, about: MessageId, pages: Rows, as: 'json' | 'csv'): ZipEntry => ({
    name: `${name}.${as}`,
    content: noted(`${name}.${as}`, about, as === 'csv' ? csv(pages) : json(pages)),
  });
  async function* noted(name: string, about: MessageId, texts: AsyncIterable<Written>) {
    let count = 0;
    for await (const { text, rows } of texts) {
      count += rows;
      yield text;
    }
    if (count > 0) files.push({ name, about, count });
  }

  const picture = await readAccountPicture(db, memberId);
  if (picture !== null) {
    files.push({ name: PICTURE, about: 'account.file.picture', count: 1 });
    yield { name: PICTURE, content: [picture] };
  }
  const keys = await readTableKeys(db);
  for (const held of TABLE_COPIES) {
    const pages = copyRows(db, keys, held, memberId);
    const open = OPENED[held.table];
    yield entry(held.file, held.about, open?.(pages, copy) ?? pages, held.as ?? 'json');
  }
  yield entry('home/meter_readings', 'account.file.meter_readings', readingRows(copy, 'current'), 'csv');
  yield entry(
    'home/corrected_readings',
    'account.file.corrected_readings',
    readingRows(copy, 'replaced'),
    'csv',
  );
  yield { name: 'README.txt', content: [readmeText(copy, files)] };
}

interface Written {
  readonly text: string;
  readonly rows: number;
}

async function* json(pages: Rows): AsyncGenerator<Written> {
  let isFirst = true;
  for await (const page of pages) {
    const text = page.map((row) => JSON.stringify(row, null, 2)).join(',\n');
    yield { text: `${isFirst ? '[\n' : ',\n'}${text}`, rows: page.length };
    isFirst = false;
  }
  if (!isFirst) yield { text: '\n]\n', rows: 0 };
}

async function* csv(pages: Rows): AsyncGenerator<Written> {
  let columns: readonly string[] | null = null;
  for await (const page of pages) {
    if (page.length === 0) continue;
    const head: string[][] = [];
    if (columns === null) {
      columns = Object.keys(page[0] ?? {});
      head.push([...columns]);
    }
    const names = columns;
    yield {
      text: csvTable([...head, ...page.map((row) => names.map((name) => cell(row[name])))]),
      rows: page.length,
    };
  }
}

function cell(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return spreadsheetText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Tables of which the member gets something that is sealed in the database, or in the archive. */
const OPENED: Readonly<Record<string, (pages: Rows, copy: CopyOf) => Rows>> = {
  receipts: withContents,
  utility_authorizations: withPlainNumbers,
  sent_messages: withPlainTexts,
};

async function* withContents(pages: Rows, { db, memberId }: CopyOf): AsyncGenerator<readonly CopiedRow[]> {
  for await (const page of pages) {
    const keyOf = (row: CopiedRow) => ({
      memberId,
      eventId: String(row['event_id']),
      version: Number(row['version']),
    });
    const contentOf = await readReceiptContents(db, page.map(keyOf));
    yield page.map((row) => ({ ...row, receipt: contentOf(keyOf(row)) }));
  }
}

async function* withPlainTexts(pages: Rows, { secrets }: CopyOf): AsyncGenerator<readonly CopiedRow[]> {
  for await (const page of pages)
    yield page.map(({ kept, ...row }) => ({
      ...row,
      message: typeof kept === 'string' ? openKept(secrets, String(row['id']), kept) : null,
    }));
}

/** The numbers of the utility's bill. */
async function* withPlainNumbers(pages: Rows, { secrets }: CopyOf): AsyncGenerator<readonly CopiedRow[]> {
  for await (const page of pages)
    yield page.map(({ account_number: account, nmi, ...row }) => {
      const numbers = openNumbers(
        { secrets },
        { id: String(row['id']), accountNumber: account as string | null, nmi: nmi as string | null },
      );
      return { ...row, account_number: numbers.accountNumber, meter_number: numbers.meterNumber };
    });
}

async function* readingRows({ db, memberId }: CopyOf, which: 'current' | 'replaced') {
  for await (const days of copyReadings(db, which, memberId))
    yield days.flatMap((day) => day.readings.map((reading) => readingRow(day, reading)));
}

function readingRow(
  { numberLast4, channel, utcDay, version, replacedAt }: MeterDay,
  { startSecond, seconds, mWh, quality, source, issuedAt }: DayReading,
): CopiedRow {
  const startsAt = new Date(Date.parse(`${utcDay}T00:00:00Z`) + startSecond * 1_000);
  return {
    meter_ending_in: numberLast4,
    direction: channel,
    starts_at: startsAt.toISOString(),
    seconds,
    watt_hours: mWh / 1_000,
    quality,
    source,
    issued_at: issuedAt,
    ...(replacedAt === null ? {} : { version, replaced_at: replacedAt }),
  };
}
