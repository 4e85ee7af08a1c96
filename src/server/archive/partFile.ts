import { gunzipSync, gzipSync } from 'node:zlib';
import {
  parquetMetadataAsync,
  parquetReadObjects,
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
} from 'hyparquet';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { ArchivedRow, KindShape } from './kind.ts';

const TYPES = { text: 'STRING', whole: 'INT32', bytes: 'BYTE_ARRAY' } as const;

const GZIP: Compressors = { GZIP: (bytes) => gunzipSync(bytes) };

/** What is read first of a file: its footer, and of a small file all. */
const FIRST_READ = 2 ** 16;

/** A Parquet file that is written group by group. Each group is the rows of whole keys, and is read alone. */
export class PartFile {
  readonly #shape: KindShape;
  readonly #writer = new ByteWriter();
  readonly #file: ParquetWriter;

  constructor(shape: KindShape) {
    this.#shape = shape;
    this.#file = new ParquetWriter({
      writer: this.#writer,
      codec: 'GZIP',
      compressors: { GZIP: (bytes) => gzipSync(bytes) },
      statisticsTruncateLength: Infinity,
      schema: schemaFromColumnData({ columnData: this.#toColumns([]) }),
    });
  }

  async add(rows: readonly ArchivedRow[]): Promise<void> {
    await this.#file.write({ columnData: this.#toColumns(rows), rowGroupSize: rows.length });
  }

  async end(): Promise<Uint8Array> {
    await this.#file.finish();
    return this.#writer.getBytes();
  }

  #toColumns(rows: readonly ArchivedRow[]) {
    return this.#shape.columns.map(({ name, type }, index) => ({
      name,
      type: TYPES[type],
      nullable: false,
      // Rows are looked for by their key alone; other limits would only make the footer longer.
      statistics: index === 0,
      data: rows.map((row) => row[name]),
      ...(type === 'bytes' ? { encoding: 'PLAIN' as const } : {}),
    }));
  }
}

/** Reads bytes of a file. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;

/** The part of a file that says where its groups are. */
export type Footer = FileMetaData;

export const readFooter = (read: ReadBytes, byteLength: number): Promise<Footer> =>
  parquetMetadataAsync(asFile(read, byteLength), { initialFetchSize: FIRST_READ });

export const countRows = ({ num_rows: rows }: Footer): number => Number(rows);

/** The place of a group's first row in its file, and of the row after its last one. */
interface Group {
  readonly start: number;
  readonly end: number;
}

/** In order. */
export const allGroups = (footer: Footer): readonly Group[] => groupsOf(footer, null);

/** The groups that may hold one of the keys, in order; null: all. */
export function groupsOf(footer: Footer, keys: readonly string[] | null): readonly Group[] {
  let end = 0;
  return footer.row_groups.flatMap(({ num_rows: rows, columns: [first] }) => {
    const start = end;
    end += Number(rows);
    const { min_value: low, max_value: high } = first?.meta_data?.statistics ?? {};
    const isNone =
      keys !== null &&
      typeof low === 'string' &&
      typeof high === 'string' &&
      !keys.some((key) => low <= key && key <= high);
    return isNone ? [] : [{ start, end }];
  });
}

/** The rows of a group, with some of its columns. */
export async function readGroup(
  read: ReadBytes,
  byteLength: number,
  metadata: Footer,
  { start: rowStart, end: rowEnd }: Group,
  columns: readonly string[],
): Promise<readonly ArchivedRow[]> {
  const file = asFile(read, byteLength);
  const options = { file, metadata, rowStart, rowEnd, columns: [...columns], compressors: GZIP, utf8: false };
  return (await parquetReadObjects(options)) as ArchivedRow[];
}

const asFile = (read: ReadBytes, byteLength: number): AsyncBuffer => ({
  byteLength,
  slice: async (from, to = byteLength) => {
    const start = from < 0 ? byteLength + from : from;
    const { buffer, byteOffset, byteLength: length } = await read(start, to);
    return buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
  },
});
