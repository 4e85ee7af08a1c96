import { createHash } from 'node:crypto';
import type { DeliveredMeter, DeliveryLimits } from '../../domain/meter/deliveredMeter.ts';
import { DELIVERY_LIMITS, openDelivery, type Delivery } from '../../domain/meter/delivery.ts';
import type { MeterFile } from '../../domain/meter/meterFile.ts';
import { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { insertFaults, type NewFault } from './deliveryFaults.ts';
import type { ImportOutcome, MeterOwner } from './imports.ts';
import { lastFour } from './linkMeters.ts';
import { MeterLinkedElsewhere } from './linkedElsewhere.ts';
import { shownFileName } from './readMeterFile.ts';
import { takeIn, takeInParts, type IngestDeps } from './takeIn.ts';

/** A file with the meters of many homes. It is read twice: once to see that it is complete, once meter by meter. */
export interface ArrivingDelivery {
  readonly fileName: string;
  readonly source: Exclude<ReadingSource, 'upload'>;
  /** Whose delivery it is: its staff see what was refused. */
  readonly brandId: string;
  readonly utilityId: string;
  /** The file from its beginning. */
  open(): AsyncIterable<Uint8Array>;
  readonly limits?: DeliveryLimits;
}

/** What became of one meter of a delivery that is a home's of ours, or whose number cannot be read. */
export type DeliveredResult =
  | {
      readonly kind: 'imported';
      readonly number: string;
      readonly line: number;
      readonly owner: MeterOwner;
      readonly outcome: ImportOutcome;
    }
  /** `reason` is the parser's sentence without file and place; `message` has them. Neither holds the number. */
  | {
      readonly kind: 'refused';
      readonly number: string | null;
      readonly line: number;
      readonly owner: MeterOwner | null;
      readonly code: string;
      readonly reason: string;
      readonly message: string;
    };

export interface DeliveryOptions {
  /** Which of these numbers are meters of homes of ours, and whose. All others are passed over. */
  homesOf(numbers: readonly string[]): Promise<ReadonlyMap<string, MeterOwner>>;
  /** Told of each meter once it is stored or refused; `done` of `total` wanted meters. */
  onMeter?(result: DeliveredResult, done: number, total: number): Promise<void> | void;
  readonly signal?: AbortSignal;
}

export interface DeliveryOutcome {
  /** Of the file's bytes. */
  readonly sha256: string;
  /** Meters in the file. */
  readonly meters: number;
  readonly imported: number;
  readonly refused: readonly Extract<DeliveredResult, { kind: 'refused' }>[];
  /** Numbers that are no home's of ours. */
  readonly unmatched: readonly string[];
}

/**
 * Takes in a delivery meter by meter, each whole or not at all: a faulty meter is refused and kept for the utility's staff,
 * the others go in. The same file again changes nothing, so a delivery that was interrupted is simply taken again.
 * @throws MeterFileFault when the file as a whole cannot be read; it is kept for staff, too.
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
    return await importMeters(db, deps, arriving.source, sha256, delivery, options, keep);
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
  { homesOf, onMeter }: DeliveryOptions,
  keep: Keep,
): Promise<DeliveryOutcome> {
  const homes = await homesOf(delivery.numbers);
  const refused: Extract<DeliveredResult, { kind: 'refused' }>[] = [];
  let imported = 0;
  for await (const meter of delivery.meters((number) => homes.has(number))) {
    const result = await importMeter(db, deps, source, sha256, meter, homes);
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
    };
  if (owner === undefined || number === null)
    throw new Error('A delivery gave out a meter that nobody asked for.');
  // Each meter is a file of its own to its home: the same delivery again is recognised meter by meter.
  const ownSha = createHash('sha256')
    .update(`${sha256}:${deps.secrets.keyedHash('service-point', number)}`)
    .digest('hex');
  try {
    const outcome = await transaction(db, (tx) =>
      takeIn(tx, deps, owner, { file: meter.file, sha256: ownSha, source }),
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
    };
  }
}

const LINKED_ELSEWHERE = 'the meter is linked to another account already';

/**
 * Takes in a NEM12 file with any number of meters of one member, meter by meter in one transaction: all of it or, when this
 * throws, nothing.
 * @throws MeterFileFault for the first fault of any meter, and MeterLinkedElsewhere when one of them is somebody else's.
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
  return transaction(db, (tx) => takeInParts(tx, deps, owner, facts, filesOf(delivery, onProgress)));
}

/** So many meters, or readings, of a large file are stored at a time: a statement for each meter would take far longer. */
const BATCH_METERS = 200;
const BATCH_READINGS = 200_000;

async function* filesOf(
  delivery: Delivery,
  onProgress: (done: number, total: number) => void,
): AsyncGenerator<MeterFile> {
  let batch: MeterFile[] = [];
  let done = 0;
  const isFull = (): boolean =>
    batch.length >= BATCH_METERS ||
    batch.reduce((sum, { readingCount }) => sum + readingCount, 0) >= BATCH_READINGS;
  for await (const meter of delivery.meters(() => true)) {
    if ('fault' in meter) throw meter.fault;
    batch.push(meter.file);
    if (!isFull()) continue;
    yield together(batch);
    done += batch.length;
    onProgress(done, delivery.numbers.length);
    batch = [];
  }
  if (batch.length === 0) return;
  yield together(batch);
  onProgress(done + batch.length, delivery.numbers.length);
}

function together(files: readonly MeterFile[]): MeterFile {
  return {
    ...(files[0] as MeterFile),
    servicePoints: files.flatMap(({ servicePoints }) => servicePoints),
    warnings: files.flatMap(({ warnings }) => warnings),
    readingCount: files.reduce((sum, { readingCount }) => sum + readingCount, 0),
  };
}
