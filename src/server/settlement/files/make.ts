import { createHash } from 'node:crypto';
import {
  addSettlementSums,
  NO_SETTLEMENT_SUMS,
  SETTLEMENT_FORMAT,
  type SettlementCover,
  type SettlementSums,
} from '../../../domain/settlement/files/cover.ts';
import {
  INTERVAL_COLUMNS,
  READING_COLUMNS,
  settlementLines,
} from '../../../domain/settlement/files/lines.ts';
import type { SettledReceipt } from '../../../domain/settlement/receipt.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { inPieces } from '../../platform/zip.ts';
import { settledReceipt } from '../../readmodels/receipts.ts';
import { findProgram, readUtility } from '../../programs/service.ts';
import { noteForPartners } from '../../webhooks/service.ts';
import { settlementArchive } from './archive.ts';
import { pseudonym } from './pseudonym.ts';
import { readFile, readPeriodEvents, readResults, type ReadResult, type SettledEvent } from './queries.ts';
import { beginAttempt, findFileRow, giveUp, insertPart, markReady, type FileRow } from './store.ts';

export type FileDeps = Pick<Deps, 'secrets'>;

/** Attempts after which a file is given up. */
const ATTEMPTS = 5;
/** Results that are read at once. */
const AT_ONCE = 250;
/** What one row keeps and one answer's piece is. */
const PART_BYTES = 256 * 1_024;
/** Digits of a hash that tell the rules apart. */
const VERSION_DIGITS = 12;

/** Makes a file that is due. Each attempt starts from the beginning; after some it is given up, and staff can ask again. */
export async function workOnFile(deps: FileDeps, id: string, job: JobContext): Promise<void> {
  const { db, clock, log, signal } = job;
  const file = await transaction(db, (tx) => beginAttempt(tx, id, clock.now()));
  if (file === null) return;
  try {
    await makeFile(deps, file, job);
  } catch (error) {
    if (signal.aborted || file.attempts < ATTEMPTS) throw error;
    log.error({ err: error, settlementFileId: id }, 'a settlement file is given up');
    await transaction(db, (tx) => giveUp(tx, id));
  }
}

async function makeFile(deps: FileDeps, file: FileRow, job: JobContext): Promise<void> {
  const { db, clock } = job;
  const made: MadeFigures = { homes: new Set(), sums: NO_SETTLEMENT_SUMS, contents: 0n };
  const hash = createHash('sha256');
  let [place, bytes] = [0, 0];
  for await (const part of inPieces(fileBytes(deps, file, job, made), PART_BYTES)) {
    await insertPart(db, file.id, place, part);
    hash.update(part);
    place += 1;
    bytes += part.length;
  }
  const { homes, sums, contents } = made;
  const now = clock.now();
  const data = {
    settlement_file_id: file.id,
    program_id: file.programId,
    month: file.month,
    event_id: file.eventId,
  };
  await transaction(db, async (tx) => {
    await noteForPartners(tx, file.brand, 'SETTLEMENT_FILE_MADE', data, now);
    await markReady(tx, file.id, {
      readyAt: now,
      bytes,
      sha256: hash.digest('hex'),
      homes: homes.size,
      baselineWh: sums.baseline_wh,
      usedWh: sums.used_wh,
      reductionWh: sums.reduction_wh,
      contents: `${contents}`,
    });
  });
}

/** What the file's bytes turned out to say. */
interface MadeFigures {
  readonly homes: Set<string>;
  sums: SettlementSums;
  /** Sum of the hashes of all results that were read. */
  contents: bigint;
}

async function* fileBytes(
  deps: FileDeps,
  file: FileRow,
  { db, clock, signal }: JobContext,
  made: MadeFigures,
): AsyncGenerator<Uint8Array> {
  const madeAt = clock.now();
  const archive = settlementArchive({ intervals: INTERVAL_COLUMNS, readings: READING_COLUMNS }, madeAt);
  const events: SettlementCover['events'][number][] = [];
  const rules = new Map<string, object>();
  for (const event of await readPeriodEvents(db, file.programId, file)) {
    let [sums, counted]: [SettlementSums, number] = [NO_SETTLEMENT_SUMS, 0];
    for await (const { receipt, memberId, meter, version } of eventResults(db, event.id, made)) {
      signal.throwIfAborted();
      const home = pseudonym(deps.secrets, file.programId, memberId);
      const ruleVersion = digest(JSON.stringify(receipt.rules)).slice(0, VERSION_DIGITS);
      rules.set(ruleVersion, receipt.rules);
      made.homes.add(home);
      const who = { home, meter: file.meters ? meter : null, ruleVersion, resultVersion: version };
      const { intervals, readings } = settlementLines(receipt, who);
      yield* await archive.add('intervals', intervals);
      yield* await archive.add('readings', readings);
      counted += 1;
      if (!receipt.left) sums = addSettlementSums(sums, sumsOf(receipt));
    }
    events.push({
      event: event.id,
      start: event.start.toISOString(),
      end: event.end.toISOString(),
      ...countsOf(event, counted),
      ...sums,
      ...(event.removed === null ? {} : { removed: event.removed }),
    });
    made.sums = addSettlementSums(made.sums, sums);
  }
  const about = await aboutFile(db, file);
  yield* await archive.end((files) =>
    JSON.stringify(
      {
        format: SETTLEMENT_FORMAT,
        ...about,
        made_at: madeAt.toISOString(),
        rules: [...rules].map(([version, each]) => ({ version, rules: each })),
        events,
        sums: { events: events.length, homes: made.homes.size, ...made.sums },
        files,
      } satisfies SettlementCover,
      null,
      2,
    ),
  );
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const sumsOf = ({ intervals, baselineWh, usedWh, reductionWh }: SettledReceipt): SettlementSums => ({
  results: 1,
  intervals: intervals.length,
  baseline_wh: baselineWh,
  used_wh: usedWh,
  reduction_wh: reductionWh,
});

const countsOf = ({ joined, left }: SettledEvent, counted: number) => ({
  joined,
  left,
  without_result: joined - counted,
});

async function* eventResults(
  db: Db,
  eventId: string,
  made: MadeFigures,
): AsyncGenerator<ReadResult & { readonly receipt: SettledReceipt }> {
  for (let after: string | null = null; ;) {
    const batch: ReadResult[] = await readResults(db, eventId, after, AT_ONCE);
    for (const result of batch) {
      const receipt = settledReceipt(result.receipt);
      made.contents += BigInt(result.hash);
      if (receipt !== null) yield { ...result, receipt };
    }
    if (batch.length < AT_ONCE) return;
    after = batch.at(-1)?.memberId ?? null;
  }
}

async function aboutFile(db: Db, file: FileRow) {
  const program = await findProgram(db, file.programId);
  const utility = program === null ? null : await readUtility(db, program.utilityId);
  const before = file.restatesId === null ? null : await findFileRow(db, file.restatesId);
  const shown = await readFile(db, file.brand, file.id);
  const { month, eventId } = file;
  return {
    number: file.number,
    program: { id: file.programId, name: program?.name ?? '' },
    utility: utility?.name ?? '',
    time_zone: program?.rules.zone ?? '',
    period: month === null ? { event: eventId ?? '' } : { month },
    made_by: shown?.askedBy ?? 'system',
    restates:
      before === null
        ? null
        : {
            number: before.number,
            sha256: before.sha256 ?? '',
            made_at: (before.readyAt ?? before.askedAt).toISOString(),
          },
  };
}
