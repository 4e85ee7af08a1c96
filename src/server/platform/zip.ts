import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** A ZIP as a stream: it holds one piece of one file at a time. Files without content are left out. */
export async function* zipped(
  entries: AsyncIterable<ZipEntry>,
  changedAt: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, content } of entries) {
    let file: ZipDeflate | null = null;
    for await (const piece of content) {
      if (file === null) {
        file = new ZipDeflate(name, { level: 6 });
        file.mtime = changedAt;
        zip.add(file);
      }
      file.push(Buffer.from(piece));
      yield* made.splice(0);
    }
    file?.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/** The same bytes in pieces of one size, but for the last. */
export async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const bytes = Buffer.concat(held);
    let from = 0;
    for (; bytes.length - from >= size; from += size) yield bytes.subarray(from, from + size);
    held = [bytes.subarray(from)];
    length = bytes.length - from;
  }
  if (length > 0) yield Buffer.concat(held);
}
