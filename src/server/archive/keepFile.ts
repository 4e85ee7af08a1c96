import { createHash } from 'node:crypto';
import type { KindName, MonthOf } from './kind.ts';
import type { ObjectStore } from './objects/objectStore.ts';
import { countRows, readFooter } from './partFile.ts';
import type { PartRow } from './store.ts';

/** Where the file of a part is put; the id says when it was made. */
export const pathOf = (kind: KindName, { brand, month }: MonthOf, id: string): string =>
  `${brand}/${kind}/${month.slice(0, 7)}/${id}.parquet`;

/** Writes a part's file, and compares what the store has. */
export async function keepFile(
  store: ObjectStore,
  written: Uint8Array,
  { path, rows }: Pick<PartRow, 'path' | 'rows'>,
): Promise<Pick<PartRow, 'path' | 'rows' | 'bytes' | 'sha256'>> {
  const [bytes, sha256] = [written.byteLength, digest(written)];
  await store.put(path, written);
  const size = await store.size(path);
  const kept = size === bytes ? await store.read(path, 0, bytes) : null;
  const isKept =
    kept !== null &&
    digest(kept) === sha256 &&
    countRows(await readFooter(async (from, to) => kept.subarray(from, to), bytes)) === rows;
  if (!isKept) throw new Error(`The archive doesn’t hold ${path} as it was written.`);
  return { path, rows, bytes, sha256 };
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
