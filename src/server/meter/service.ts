import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import {
  importDelivery,
  importLargeFile,
  type ArrivingDelivery,
  type DeliveryOptions,
  type DeliveryOutcome,
} from './deliveries.ts';
import { listFaults, type DeliveryFaultRow } from './deliveryFaults.ts';
import type {
  ArrivingFile,
  ImportOutcome,
  MeterImport,
  MeterOwner,
  MeterSummary,
  ReadFile,
  ReadingsChange,
} from './imports.ts';
import { readMeterFile } from './readMeterFile.ts';
import { readMeters } from './readings.ts';
import type { ReadingsWanted, ReadMeter } from './readings.ts';
import { listImports, listMeters, readImport } from './store.ts';
import { takeIn } from './takeIn.ts';
import type { IngestDeps } from './takeIn.ts';

/**
 * Meters and their readings.
 *
 * A member may have several meters. Which of them settles an event: of those whose readings cover the event's window,
 * a verified one before one that the member only claims, then the one that was linked last. A result stays with the
 * meter it was first settled by; readings of another meter do not restate it.
 */
export interface MeterService {
  /**
   * Takes a meter file in, whole or not at all. Reads it as it arrives: memory holds its readings, never the file.
   * Throws MeterFileFault for a faulty or too large file, and MeterLinkedElsewhere when one of its meters is somebody else's.
   */
  importFile(db: Db, owner: MeterOwner, arriving: ArrivingFile): Promise<ImportOutcome>;
  /** Reads a file and takes nothing in. Throws MeterFileFault. */
  readFile(arriving: Omit<ArrivingFile, 'source'>): Promise<ReadMeterFile>;
  /** Takes in what is read already. */
  importReadings(db: Db, owner: MeterOwner, read: ReadFile): Promise<ImportOutcome>;
  /** Takes in a file with the meters of many homes: a faulty meter is refused, the others go in. See `importDelivery`. */
  importDelivery(db: Db, arriving: ArrivingDelivery, options: DeliveryOptions): Promise<DeliveryOutcome>;
  /** Takes in a NEM12 file with any number of meters of one member, whole or not at all. Throws as `importFile` does. */
  importLargeFile(
    db: Db,
    owner: MeterOwner,
    arriving: Pick<ArrivingDelivery, 'fileName' | 'source' | 'open'>,
    onProgress: (done: number, total: number) => void,
  ): Promise<ImportOutcome>;
  /** Refused meters and files of a utility's deliveries, the latest first. */
  deliveryFaults(
    db: Db,
    scope: { readonly brandId: string; readonly utilityId: string },
    limit: number,
  ): Promise<readonly DeliveryFaultRow[]>;
  /** The import of a file by its `sha256`; null when it was not taken in. */
  findImport(
    db: Db,
    owner: Pick<MeterOwner, 'memberId'>,
    read: Pick<ReadFile, 'sha256' | 'source'>,
  ): Promise<MeterImport | null>;
  meters(db: Db, owner: Pick<MeterOwner, 'brandId' | 'memberId'>): Promise<readonly MeterSummary[]>;
  /** Latest first. */
  imports(
    db: Db,
    owner: Pick<MeterOwner, 'brandId' | 'memberId'>,
    limit: number,
  ): Promise<readonly MeterImport[]>;
}

export type MeterDeps = IngestDeps;

/** Told of changed consumption in the transaction that changes it, so that what depends on it falls due with it. */
export type OnReadingsChanged = MeterDeps['onReadingsChanged'];

export function createMeter(deps: MeterDeps): MeterService {
  const service: MeterService = {
    importFile: async (db, owner, { source, ...arriving }) =>
      service.importReadings(db, owner, { ...(await service.readFile(arriving)), source }),
    readFile: ({ fileName, stream, limits }) => readMeterFile(fileName, stream, limits),
    importReadings: (db, owner, read) => transaction(db, (tx) => takeIn(tx, deps, owner, read)),
    importDelivery: (db, arriving, options) => importDelivery(db, deps, arriving, options),
    importLargeFile: (db, owner, arriving, onProgress) =>
      importLargeFile(db, deps, owner, arriving, onProgress),
    deliveryFaults: listFaults,
    findImport: (db, { memberId }, { sha256, source }) => readImport(db, memberId, sha256, source),
    meters: listMeters,
    imports: listImports,
  };
  return service;
}

export type { DeliverReadings, DeliveryReport, LeftMeter } from './deliveryReport.ts';
export { shownFileName } from './readMeterFile.ts';
export { MeterLinkedElsewhere } from './linkedElsewhere.ts';
export type {
  ArrivingDelivery,
  DeliveryFaultRow,
  DeliveryOptions,
  DeliveryOutcome,
  MeterImport,
  MeterOwner,
  ReadFile,
  ReadingsChange,
  ReadMeter,
};
export type { DeliveredResult } from './deliveries.ts';

/** A file that was read and not taken in. */
export type ReadMeterFile = Omit<ReadFile, 'source'>;

/** Meters of members with their packed days, in one statement; by member, first the meter that settles before the others. */
export function metersWithReadings(db: Db, wanted: ReadingsWanted): Promise<Map<string, ReadMeter[]>> {
  return readMeters(db, wanted);
}
