import { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { missing } from '../../platform/errors.ts';
import { readFile } from './queries.ts';
import { readPart } from './store.ts';

/** A settlement file as it was made; its hash is its tag. */
export async function downloadSettlementFile(
  { brand, db }: Pick<RequestContext, 'brand' | 'db'>,
  id: string,
) {
  const file = await readFile(db, brand.id, id);
  if (file?.state !== 'ready') throw missing();
  const period = file.month ?? file.eventStart?.toISOString().slice(0, 10) ?? '';
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/zip',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="settlement-${period}-${file.number}.zip"`,
      'cache-control': 'private, no-store',
    },
    body: Readable.from(parts(db, file.id), { objectMode: false }),
  };
}

async function* parts(db: Db, fileId: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const part = await readPart(db, fileId, place);
    if (part === null) return;
    yield part;
  }
}
