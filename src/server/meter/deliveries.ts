import { createHash } from 'node:crypto';
import type { DeliveredMeter, DeliveryLimits } from '../../domain/meter/deliveredMeter.ts';
import { DELIVERY_LIMITS, openDelivery, type Delivery } from '../../domain/meter/delivery.ts';
import { withoutFuture } from '../../domain/meter/futureReadings.ts';
import type { MeterFile } from '../../domain/meter/meterFile.ts';
import { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { insertFaults, markReplaced, type NewFault } from './store/imports.ts';
import type { ImportOutcome, MeterOwner } from './imports.ts';
import { lastFour, MeterLinkedElsewhere, type ContestedMeter } from './linkMeters.ts';
import { shownFileName } from './readMeterFile.ts';
import { ingest, ingestParts, type IngestDeps } from './ingest.ts';

/**
 * A file with many homes' meters. It is read twice: first to check that it is complete, then meter by meter.
 */
export interface ArrivingDelivery {
  readonly fileName: string;
  readonly source: Exclude<ReadingSource, 'upload'>;
  /** The utility's brand and id: its staff see what was refused. */
  readonly brandId: string;
  readonly utilityId: string;
  /** Opens the file from its beginning. */
  open(): AsyncIterable<Uint8Array>;
  readonly limits?: DeliveryLimits;
}

/** The result for a meter that belongs to a home, or whose number can't be read. */
export type DeliveredResult =
  | {
      readonly kind: 'imported';
      readonly number: string;
      readonly line: number;
      readonly owner: MeterOwner;
      readonly outcome: ImportOutcome;
    }
  /**
   * `reason` is the parser's sentence without file and place, `message` the whole one. Neither contains the
   * number.
   */
  | {
      readonly kind: 'refused';
      readonly number: string | null;
      readonly line: number;
      readonly owner: MeterOwner | null;
      readonly code: string;
      readonly reason: string;
      readonly message: string;
      /** Whose the meter is, where that is why it was refused. */
      readonly contested: ContestedMeter | null;
    };

export interface DeliveryOptions {
  /** Finds the homes of these meter numbers; other meters are skipped. */
  findHomes(numbers: readonly string[]): Promise<ReadonlyMap<string, MeterOwner>>;
  /** Called for each meter once it is stored or refused: `done` of `total` matched meters. */
  onMeter?(result: DeliveredResult, done: number, total: number): Promise<void> | void;
  readonly signal?: AbortSignal;
}

export interface DeliveryOutcome {
  /** SHA-256 of the file's bytes. */
  readonly sha256: string;
  readonly meters: number;
  readonly imported: number;
  readonly refused: readonly Extract<DeliveredResult, { kind: 'refused' }>[];
  /** Numbers that belong to no home. */
  readonly unmatched: readonly string[];
}

/**
 * Imports a delivery meter by meter, each completely or not at all: a faulty meter is refused and kept for
 * the utility's staff, the others are imported. Importing the same file again changes nothing, so an
 * interrupted delivery is just imported again.
 * @throws MeterFileFault when the file as a whole can't be read; that is kept for staff, too.
 */
export async function importDelivery(
  db: Db,
  deps: IngestDeps,
  arriving: ArrivingDelivery,
  options: DeliveryOptions,
): Promise<DeliveryOutcome> {
  const fileName = shownFileName(arriving.fileName);
  const hash = createHash('sha256');
  let hashed = false;
  const keep = (
    sha256: string,
    fault: Pick<NewFault, 'line' | 'code' | 'fault' | 'numberLast4' | 'memberId'>,
  ): Promise<void> =>
    insertFaults(db, [
      {
        ...fault,
        id: deps.newId(),
        brand: arriving.brandId,
        utilityId: arriving.utilityId,
        fileName,
        sha256,
        receivedAt: deps.clock.now(),
      },
    ]);
  const open = async function* open(): AsyncGenerator<Uint8Array> {
    const isFirst = !hashed;
    hashed = true;
    for await (const chunk of arriving.open()) {
      if (options.signal?.aborted === true) throw new Error('The import was stopped.');
      if (isFirst) hash.update(chunk);
      yield chunk;
    }
  };
  let sha256 = '';
  try {
    const delivery = await openDelivery({ name: fileName, open }, arriving.limits ?? DELIVERY_LIMITS);
    sha256 = hash.digest('hex');
    const outcome = await importMeters(db, deps, arriving.source, sha256, delivery, options, keep);
    await markReplaced(db, arriving.utilityId, sha256, deps.clock.now());
    return outcome;
  } catch (error) {
    if (error instanceof MeterFileFault)
      await keep(sha256 || hash.digest('hex'), {
        line: error.line ?? 0,
        code: error.code,
        fault: error.fault,
        numberLast4: null,
        memberId: null,
      });
    throw error;
  }
}

type Keep = (
  sha256: string,
  fault: Pick<NewFault, 'line' | 'code' | 'fault' | 'numberLast4' | 'memberId'>,
) => Promise<void>;

async function importMeters(
  db: Db,
  deps: IngestDeps,
  source: ReadingSource,
  sha256: string,
  delivery: Delivery,
  { findHomes, onMeter }: DeliveryOptions,
  keep: Keep,
): Promise<DeliveryOutcome> {
  const homes = await findHomes(delivery.numbers);
  const refused: Extract<DeliveredResult, { kind: 'refused' }>[] = [];
  let imported = 0;
  for await (const meter of delivery.meters((number) => homes.has(number))) {
    const zone = homes.get(meter.number ?? '')?.timeZone ?? null;
    const result = await importMeter(db, deps, source, sha256, checked(deps, meter, zone), homes);
    if (result.kind === 'imported') imported += 1;
    else {
      refused.push(result);
      const { number, line, code, reason, owner } = result;
      await keep(sha256, {
        line,
        code,
        fault: reason,
        numberLast4: number === null ? null : lastFour(number),
        memberId: owner?.memberId ?? null,
      });
    }
    await onMeter?.(result, imported + refused.length, homes.size);
  }
  return {
    sha256,
    meters: delivery.numbers.length,
    imported,
    refused,
    unmatched: delivery.numbers.filter((number) => !homes.has(number)),
  };
}

async function importMeter(
  db: Db,
  deps: IngestDeps,
  source: ReadingSource,
  sha256: string,
  meter: DeliveredMeter,
  homes: ReadonlyMap<string, MeterOwner>,
): Promise<DeliveredResult> {
  const { number, line } = meter;
  const owner = number === null ? undefined : homes.get(number);
  if ('fault' in meter)
    return {
      kind: 'refused',
      number,
      line,
      owner: owner ?? null,
      code: meter.fault.code,
      reason: meter.fault.fault,
      message: meter.fault.message,
      contested: null,
    };
  if (owner === undefined || number === null)
    throw new Error('A delivery returned a meter that was not requested.');
  // Each meter counts as its own file, so that a repeated delivery is recognized meter by meter.
  const ownSha = createHash('sha256')
    .update(`${sha256}:${deps.secrets.keyedHash('service-point', number)}`)
    .digest('hex');
  try {
    const outcome = await transaction(db, (tx) =>
      ingest(tx, deps, owner, { file: meter.file, sha256: ownSha, source }),
    );
    return { kind: 'imported', number, line, owner, outcome };
  } catch (error) {
    if (!(error instanceof MeterLinkedElsewhere)) throw error;
    return {
      kind: 'refused',
      number,
      line,
      owner,
      code: 'linked-elsewhere',
      reason: LINKED_ELSEWHERE,
      message: `${meter.file.name}, line ${line}: ${LINKED_ELSEWHERE}`,
      contested: error.contested,
    };
  }
}

const checked = ({ clock }: IngestDeps, meter: DeliveredMeter, zone: string | null): DeliveredMeter =>
  withoutFuture(meter, clock.now().getTime() / 1000, zone);

const LINKED_ELSEWHERE = 'the meter is linked to another account already';

/**
 * Imports a NEM12 file with any number of meters of one member, in one transaction: all of it, or nothing
 * when it throws.
 * @throws MeterFileFault for the first fault of any meter, and MeterLinkedElsewhere when one belongs to
 * another member.
 */
export async function importLargeFile(
  db: Db,
  deps: IngestDeps,
  owner: MeterOwner,
  { fileName, source, open }: Pick<ArrivingDelivery, 'fileName' | 'source' | 'open'>,
  onProgress: (done: number, total: number) => void,
): Promise<ImportOutcome> {
  const hash = createHash('sha256');
  let hashed = false;
  const reopen = async function* reopen(): AsyncGenerator<Uint8Array> {
    const isFirst = !hashed;
    hashed = true;
    for await (const chunk of open()) {
      if (isFirst) hash.update(chunk);
      yield chunk;
    }
  };
  const delivery = await openDelivery({ name: shownFileName(fileName), open: reopen });
  const facts = {
    fileName: shownFileName(fileName),
    format: delivery.format,
    sha256: hash.digest('hex'),
    source,
  };
  return transaction(db, (tx) =>
    ingestParts(tx, deps, owner, facts, eachMeter(deps, owner, delivery, onProgress)),
  );
}

/** Meters and readings in one batch; a statement for each meter would take far longer. */
const BATCH_METERS = 200;
const BATCH_READINGS = 200_000;

async function* eachMeter(
  deps: IngestDeps,
  { timeZone }: MeterOwner,
  delivery: Delivery,
  onProgress: (done: number, total: number) => void,
): AsyncGenerator<MeterFile> {
  let batch: MeterFile[] = [];
  let done = 0;
  const isFull = (): boolean =>
    batch.length >= BATCH_METERS ||
    batch.reduce((sum, { readingCount }) => sum + readingCount, 0) >= BATCH_READINGS;
  for await (const delivered of delivery.meters(() => true)) {
    const meter = checked(deps, delivered, timeZone);
    if ('fault' in meter) throw meter.fault;
    batch.push(meter.file);
    if (!isFull()) continue;
    yield mergeFiles(batch);
    done += batch.length;
    onProgress(done, delivery.numbers.length);
    batch = [];
  }
  if (batch.length === 0) return;
  yield mergeFiles(batch);
  onProgress(done + batch.length, delivery.numbers.length);
}

function mergeFiles(files: readonly MeterFile[]): MeterFile {
  return {
    ...(files[0] as MeterFile),
    servicePoints: files.flatMap(({ servicePoints }) => servicePoints),
    warnings: files.flatMap(({ warnings }) => warnings),
    readingCount: files.reduce((sum, { readingCount }) => sum + readingCount, 0),
  };
}
