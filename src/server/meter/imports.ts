import type {
  MeterFile,
  MeterFileFormat,
  MeterFileLimits,
  MeterFileNotice,
} from '../../domain/meter/meterFile.ts';
import type { TimeRange } from '../../domain/meter/mergeDay.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';

/** Whose readings they are. `timeZone` is that of the home: new meters get it. */
export interface MeterOwner {
  readonly brandId: string;
  readonly memberId: string;
  readonly timeZone: string;
}

/** A file as it arrives. */
export interface ArrivingFile {
  readonly fileName: string;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly source: ReadingSource;
  /** By default those of a member's upload. */
  readonly limits?: MeterFileLimits;
}

/** A file that is read already: by a partner's adapter, a replay, the demonstration. */
export interface ReadFile {
  readonly file: MeterFile;
  /** What tells this file from every other one; the same again is recognised. Usually the SHA-256 of its bytes. */
  readonly sha256: string;
  readonly source: ReadingSource;
}

/** What was taken in: a row of `GET /api/meter_data`. */
export interface MeterImport {
  readonly id: string;
  readonly fileName: string;
  readonly format: MeterFileFormat;
  readonly source: ReadingSource;
  readonly importedAt: Date;
  readonly readings: number;
  /** Days, in UTC, of all its meters that were not there before, and those whose readings are others now. */
  readonly newDays: number;
  readonly changedDays: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly notes: readonly MeterFileNotice[];
}

/** Consumption of a meter that is not what it was. */
export interface ReadingsChange {
  readonly owner: MeterOwner;
  readonly source: ReadingSource;
  readonly servicePointId: string;
  /** The meter's zone. */
  readonly timeZone: string;
  /** Where readings were filled in, corrected or changed in quality or source; ascending, seconds since 1970. */
  readonly ranges: readonly TimeRange[];
}

export interface ImportOutcome {
  readonly import: MeterImport;
  /** Whether exactly this file had been taken in before: nothing was done then, and `import` tells of the first time. */
  readonly repeated: boolean;
  readonly servicePointIds: readonly string[];
  /** Meters whose consumption changed. */
  readonly changes: readonly ReadingsChange[];
}

/** A meter as `GET /api/meter_data` shows it. Days are those of the home's calendar. */
export interface MeterSummary {
  readonly id: string;
  readonly numberLast4: string;
  readonly timeZone: string;
  /** Length of its latest readings; null without readings. */
  readonly intervalMinutes: number | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Days of consumption without a gap. */
  readonly completeDays: number;
  readonly exportSeen: boolean;
}
