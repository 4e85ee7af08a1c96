import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Stores an upload on disk so that it can be read several times. The file is unlinked immediately, so a dying process
 * leaves nothing behind.
 */
export async function spooled<T>(
  folder: string,
  stream: AsyncIterable<Uint8Array>,
  use: (openAgain: () => Readable) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    for await (const chunk of stream) await handle.appendFile(chunk);
    return await use(() => handle.createReadStream({ start: 0, autoClose: false }));
  } finally {
    await handle.close();
  }
}
