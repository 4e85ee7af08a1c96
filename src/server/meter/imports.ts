import type {
  MeterFile,
  MeterFileFormat,
  MeterFileLimits,
  MeterFileNotice,
} from '../../domain/meter/meterFile.ts';
import type { TimeRange } from '../../domain/meter/mergeDay.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';

/** The readings' owner. `timeZone` is the home's; new meters get it. */
export interface MeterOwner {
  readonly brandId: string;
  readonly memberId: string;
  readonly timeZone: string;
}

/** A file as a stream. */
export interface ArrivingFile {
  readonly fileName: string;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly source: ReadingSource;
  /** Default: the limits of a member's upload. */
  readonly limits?: MeterFileLimits;
}

/** A parsed file: from a partner's adapter, a replay, or the demonstration. */
export interface ReadFile {
  readonly file: MeterFile;
  /** Identifies the file, usually the SHA-256 of its bytes; a repeat is recognized by it. */
  readonly sha256: string;
  readonly source: ReadingSource;
}

/** An import: a row of `GET /api/meter_data`. */
export interface MeterImport {
  readonly id: string;
  readonly fileName: string;
  readonly format: MeterFileFormat;
  readonly source: ReadingSource;
  readonly importedAt: Date;
  readonly readings: number;
  /** UTC days of all its meters that are new, and those whose readings changed. */
  readonly newDays: number;
  readonly changedDays: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly notes: readonly MeterFileNotice[];
}

/** A meter's consumption that changed. */
export interface ReadingsChange {
  readonly owner: MeterOwner;
  readonly source: ReadingSource;
  readonly servicePointId: string;
  /** The meter's zone. */
  readonly timeZone: string;
  /** Where readings were added, corrected or changed in quality or source; ascending, seconds since 1970. */
  readonly ranges: readonly TimeRange[];
}

export interface ImportOutcome {
  readonly import: MeterImport;
  /** Whether the same file was imported before: then nothing changed, and `import` is the first import. */
  readonly repeated: boolean;
  readonly servicePointIds: readonly string[];
  readonly changes: readonly ReadingsChange[];
}

/** A meter in `GET /api/meter_data`. Days are those of the home's calendar. */
export interface MeterSummary {
  readonly id: string;
  readonly numberLast4: string;
  readonly timeZone: string;
  /** Interval length of its latest readings; null without readings. */
  readonly intervalMinutes: number | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Days without a gap in consumption. */
  readonly completeDays: number;
  readonly exportSeen: boolean;
}
