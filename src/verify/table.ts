import { parquetMetadata, parquetReadObjects } from 'hyparquet';

export type Row = Readonly<Record<string, string>>;

/** The rows of a CSV with a heading; none of its cells is quoted. */
export function* csvRows(bytes: Uint8Array): Generator<Row> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let heading: readonly string[] | null = null;
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\r\n', from);
    const cells = text.toString('utf8', from, to < 0 ? text.length : to).split(',');
    if (heading === null) heading = cells;
    else yield Object.fromEntries(heading.map((name, i) => [name, cells[i] ?? '']));
    from = to < 0 ? text.length : to + 2;
  }
}

const ROWS_AT_ONCE = 20_000;

/** The rows of a Parquet file, each cell as the CSV writes it. */
export async function* parquetRows(bytes: Uint8Array): AsyncGenerator<Row> {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const count = Number(parquetMetadata(file).num_rows);
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const rows = await parquetReadObjects({
      file,
      rowStart: from,
      rowEnd: Math.min(count, from + ROWS_AT_ONCE),
    });
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]));
  }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`;
}
