import { futureFault } from '../../domain/meter/futureReadings.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import {
  importDelivery,
  importLargeFile,
  type ArrivingDelivery,
  type DeliveryOptions,
  type DeliveryOutcome,
} from './deliveries.ts';
import { listFaults, listImports, readImport, type DeliveryFaultRow } from './store/imports.ts';
import { listMeters } from './store/meters.ts';
import type {
  ArrivingFile,
  ImportOutcome,
  MeterImport,
  MeterOwner,
  MeterSummary,
  ReadFile,
} from './imports.ts';
import { readMeterFile } from './readMeterFile.ts';
import type { ReadMeter } from './store/readings.ts';
import { ingest, type IngestDeps } from './ingest.ts';

export { takeDelivery } from './takeDelivery.ts';

/**
 * Meters and their readings.
 *
 * A member may have several meters. An event is settled by a meter whose readings cover the event's window: a
 * verified one before a claimed one, then the latest link. A result stays with the meter that first settled
 * it; another meter's readings don't restate it.
 */
export interface MeterService {
  /**
   * Imports a meter file, completely or not at all. Reads it as a stream: memory holds its readings, never
   * the file. Throws MeterFileFault for a faulty or too large file, and MeterLinkedElsewhere when one of its
   * meters belongs to another member.
   */
  importFile(db: Db, owner: MeterOwner, arriving: ArrivingFile): Promise<ImportOutcome>;
  /** Parses a file without importing it. Throws MeterFileFault. */
  readFile(arriving: Omit<ArrivingFile, 'source'>): Promise<ReadMeterFile>;
  /** Imports a parsed file. */
  importReadings(db: Db, owner: MeterOwner, read: ReadFile): Promise<ImportOutcome>;
  /**
   * Imports a file with many homes' meters: a faulty meter is refused, the others are imported. See
   * `importDelivery`.
   */
  importDelivery(db: Db, arriving: ArrivingDelivery, options: DeliveryOptions): Promise<DeliveryOutcome>;
  /**
   * Imports a NEM12 file with any number of meters of one member, completely or not at all. Throws as
   * `importFile` does.
   */
  importLargeFile(
    db: Db,
    owner: MeterOwner,
    arriving: Pick<ArrivingDelivery, 'fileName' | 'source' | 'open'>,
    onProgress: (done: number, total: number) => void,
  ): Promise<ImportOutcome>;
  /** Refused meters and files of a utility's deliveries, latest first. */
  deliveryFaults(
    db: Db,
    scope: { readonly brandId: string; readonly utilityId: string },
    limit: number,
  ): Promise<readonly DeliveryFaultRow[]>;
  /** The import of a file by its `sha256`; null: not imported. */
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

export function createMeter(deps: MeterDeps): MeterService {
  const refuseFuture = ({ file }: ReadMeterFile, zone: string | null): void => {
    const fault = futureFault(file, deps.clock.now().getTime() / 1000, zone);
    if (fault !== null) throw fault;
  };
  const service: MeterService = {
    importFile: async (db, owner, { source, fileName, stream, limits }) => {
      const read = await readMeterFile(fileName, stream, limits);
      refuseFuture(read, owner.timeZone);
      return service.importReadings(db, owner, { ...read, source });
    },
    readFile: async ({ fileName, stream, limits }) => {
      const read = await readMeterFile(fileName, stream, limits);
      refuseFuture(read, null);
      return read;
    },
    importReadings: (db, owner, read) => transaction(db, (tx) => ingest(tx, deps, owner, read)),
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

export type { DayEntry } from './store/readings.ts';
export type { DeliverReadings, DeliveryReport, LeftMeter } from './deliveryReport.ts';
export { joinDays, readArchivedDays } from './archivedDays.ts';
export { readingsArchive } from './readingsArchive.ts';
export { removeReadingsOf } from './store/archive.ts';
export { onlyArchivedDays } from './store/meters.ts';
export { meterDays, readMeters } from './store/readings.ts';
export { shownFileName } from './readMeterFile.ts';
export { readDelivered } from './readDelivered.ts';
export { uploadRefusal } from './uploadRefusal.ts';
export { lastFour, MeterLinkedElsewhere } from './linkMeters.ts';
export type { ContestedMeter } from './linkMeters.ts';
export { releaseNumbers } from './store/meters.ts';
export type {
  ArrivingDelivery,
  DeliveryFaultRow,
  DeliveryOptions,
  DeliveryOutcome,
  MeterImport,
  MeterOwner,
  ReadFile,
  ReadMeter,
};

/** A file that was parsed but not imported. */
export type ReadMeterFile = Omit<ReadFile, 'source'>;
