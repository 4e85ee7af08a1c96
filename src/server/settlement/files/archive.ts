import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type {
  SettlementCell,
  SettlementColumn,
  SettlementLine,
} from '../../../domain/settlement/files/lines.ts';

/** Rows of a Parquet file's row group, which are held until it is full. */
const GROUP_ROWS = 50_000;

const PARQUET_TYPES = {
  text: 'STRING',
  time: 'TIMESTAMP',
  whole: 'INT32',
  energy: 'DOUBLE',
  flag: 'BOOLEAN',
} as const;

/** The rows of one file as Parquet, compressed row group by row group. */
function parquetTable(columns: readonly SettlementColumn[]) {
  let held: SettlementLine[] = [];
  const empty = columns.map(({ name, type }) => ({
    name,
    data: [],
    type: PARQUET_TYPES[type],
    nullable: true,
  }));
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: schemaFromColumnData({ columnData: empty }) });
  const flush = async (): Promise<void> => {
    if (held.length === 0) return;
    const columnData = columns.map(({ name, type }, i) => ({
      name,
      data: held.map((line) => (type === 'time' ? new Date(String(line[i])) : (line[i] ?? null))),
    }));
    held = [];
    await file.write({ columnData, rowGroupSize: GROUP_ROWS });
  };
  return {
    async add(lines: readonly SettlementLine[]): Promise<void> {
      held.push(...lines);
      if (held.length >= GROUP_ROWS) await flush();
    },
    async end(): Promise<Uint8Array> {
      await flush();
      await file.finish();
      return writer.getBytes();
    },
  };
}

/** None of the cells has a comma or a quote: they are ids, dates, numbers and words of ours. */
const csvLine = (cells: readonly SettlementCell[]): string =>
  `${cells.map((cell) => cell ?? '').join(',')}\r\n`;

/** What a table of a finished archive is, for the cover. */
export interface ArchivedFile {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
}

/**
 * A settlement file under way: a ZIP with each table as CSV and as Parquet, and the cover last. Its comment is the SHA-256
 * of everything before the comment's length, so that one changed byte anywhere shows. What it returns are the ZIP's next
 * bytes.
 */
export function settlementArchive(
  tables: Readonly<Record<string, readonly SettlementColumn[]>>,
  madeAt: Date,
) {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const hash = createHash('sha256');
  const next = (): readonly Uint8Array[] => {
    const chunks = made.splice(0);
    for (const chunk of chunks) hash.update(chunk);
    return chunks;
  };
  const open = <File extends ZipDeflate | ZipPassThrough>(file: File): File => {
    file.mtime = madeAt;
    zip.add(file);
    return file;
  };
  // The ZIP writes the second table's bytes when the first has ended, and holds them compressed until then.
  const parts = Object.entries(tables).map(([name, columns]) => {
    const csv = open(new ZipDeflate(`${name}.csv`, { level: 6 }));
    const csvHash = createHash('sha256');
    const push = (text: string): void => {
      const bytes = Buffer.from(text);
      csvHash.update(bytes);
      csv.push(bytes);
    };
    push(csvLine(columns.map((column) => column.name)));
    return { name, csv, csvHash, push, parquet: parquetTable(columns), rows: 0 };
  });
  return {
    async add(name: string, lines: readonly SettlementLine[]): Promise<readonly Uint8Array[]> {
      const part = parts.find((each) => each.name === name);
      if (part === undefined || lines.length === 0) return [];
      part.rows += lines.length;
      part.push(lines.map(csvLine).join(''));
      await part.parquet.add(lines);
      return next();
    },
    /** `toCover` makes the cover's text of the tables. */
    async end(toCover: (files: readonly ArchivedFile[]) => string): Promise<readonly Uint8Array[]> {
      const files: ArchivedFile[] = [];
      for (const { name, csv, csvHash, parquet, rows } of parts) {
        csv.push(new Uint8Array(0), true);
        const bytes = await parquet.end();
        // It is compressed already.
        open(new ZipPassThrough(`${name}.parquet`)).push(bytes, true);
        files.push(
          { name: `${name}.csv`, rows, sha256: csvHash.digest('hex') },
          { name: `${name}.parquet`, rows, sha256: createHash('sha256').update(bytes).digest('hex') },
        );
      }
      open(new ZipDeflate('cover.json', { level: 6 })).push(Buffer.from(toCover(files)), true);
      zip.end();
      const last = made.pop() ?? new Uint8Array(0);
      // The end of a ZIP without comment is the comment's length, 0.
      made.push(last.subarray(0, last.length - 2));
      const chunks = next();
      const seal = Buffer.from(`sha256:${hash.digest('hex')}`);
      const length = Buffer.alloc(2);
      length.writeUInt16LE(seal.length);
      return [...chunks, length, seal];
    },
  };
}
