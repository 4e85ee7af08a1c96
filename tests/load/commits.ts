import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/server/platform/db/db.ts';
import { openEmbedded } from '../../src/server/platform/db/openEmbedded.ts';
import { losableWrite } from '../../src/server/platform/db/transaction.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { count, inTurns, times, type Line } from './report.ts';

const ROUNDS = 5;
const COMMITS = 200;
/** Bytes that one small commit adds to the log, about. */
const PIECE = Buffer.alloc(512, 7);

/**
 * The cost of waiting for the disk in the embedded database: sequential commits per second with and without it. The floor
 * is a bare loop that writes a block and syncs it, on the same disk in the same run.
 */
export async function commitBench(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-bench-commits-'));
  const log = createLog('warn');
  const [durable, quick] = [
    await openEmbedded(join(folder, 'durable'), { log }),
    await openEmbedded(join(folder, 'quick'), { log, sync: false }),
  ];
  const file = openSync(join(folder, 'bare'), 'w');
  try {
    for (const { db } of [durable, quick])
      await db.execute(
        sql`create table kept (id integer generated always as identity primary key, at timestamptz not null)`,
      );
    const one = (db: Db): Promise<unknown> => db.execute(sql`insert into kept (at) values (now())`);
    const losable = (): Promise<void> => losableWrite(durable.db, one);
    const bare = async (): Promise<void> => {
      writeSync(file, PIECE);
      fdatasyncSync(file);
    };
    const waits = await inTurns(
      ROUNDS,
      () => perSecond(() => one(durable.db)),
      () => perSecond(bare),
    );
    const doesNotWait = await inTurns(
      ROUNDS,
      () => perSecond(losable),
      () => perSecond(bare),
    );
    const off = await inTurns(
      ROUNDS,
      () => perSecond(() => one(quick.db)),
      () => perSecond(bare),
    );
    return [
      line('commits/s, each on the disk (as shipped)', waits),
      line('commits/s of device telemetry, not waited for', doesNotWait),
      line('commits/s with EMBEDDED_SYNC=off', off),
    ];
  } finally {
    closeSync(file);
    await durable.close();
    await quick.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function line(what: string, { ours, floor }: { readonly ours: number; readonly floor: number }): Line {
  return {
    what: `embedded database, ${what}`,
    ours: count(ours),
    floor: count(floor),
    ratio: `${times(ours / floor)} × write and sync`,
    goal: 'shown',
  };
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let done = 0; done < COMMITS; done += 1) await work();
  return (COMMITS * 1_000) / (performance.now() - started);
}
