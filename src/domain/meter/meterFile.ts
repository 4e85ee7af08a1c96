import type { Channel, ReadingRun } from './readings.ts';

export type MeterFileFormat = 'nem12' | 'green-button';

/**
 * What the reader should know about an accepted file, in plain words and without a service point's number.
 */
export interface MeterFileNotice {
  readonly code:
    | 'ignored-reactive'
    | 'ignored-register'
    | 'ignored-unit'
    | 'ignored-kind'
    | 'ignored-coarser'
    | 'coarse'
    | 'missing-readings'
    | 'register-without-readings'
    | 'rounded'
    | 'assumed-direction'
    | 'assumed-length'
    | 'contradictory'
    | 'placed-by-block'
    | 'net'
    | 'no-header'
    | 'made-up'
    | 'more'
    | 'other';
  readonly message: string;
}

export interface MeterFileServicePoint {
  /** Identifies the meter: the NMI, or the address of the Green Button UsagePoint. */
  readonly number: string;
  /** For people: a name from the file, or the number's last part. */
  readonly label: string;
  /** Ascending and without overlaps, per channel; may be empty. */
  readonly channels: Readonly<Record<Channel, readonly ReadingRun[]>>;
  readonly notes: readonly MeterFileNotice[];
}

/** Everything we use of a meter file. */
export interface MeterFile {
  readonly name: string;
  readonly format: MeterFileFormat;
  /** Creation time, epoch seconds; if the file doesn't say, the end of its last reading. */
  readonly issuedAt: number;
  readonly servicePoints: readonly MeterFileServicePoint[];
  /** Distinct notices of the file and its service points. */
  readonly warnings: readonly MeterFileNotice[];
  /** Readings over all service points and channels. */
  readonly readingCount: number;
}

/** A file is refused as soon as it exceeds a limit. */
export interface MeterFileLimits {
  readonly maxBytes: number;
  readonly maxReadings: number;
  readonly maxServicePoints: number;
}

/** For a member's upload: ten years of two channels at five minutes. */
export const UPLOAD_LIMITS: MeterFileLimits = {
  maxBytes: 64 * 2 ** 20,
  maxReadings: 2_200_000,
  maxServicePoints: 50,
};

/** Parses a file in chunks. Throws MeterFileFault as soon as the file must be refused. */
export interface MeterFileParser {
  push(chunk: Uint8Array): void;
  end(): MeterFile;
}

const MOST_NOTICES = 40;

/** Collects a limited number of distinct notices. */
export class Notices {
  private readonly kept = new Map<string, MeterFileNotice>();
  private left = 0;

  add(code: MeterFileNotice['code'], message: string): void {
    if (this.kept.has(message)) return;
    if (this.kept.size >= MOST_NOTICES) this.left += 1;
    else this.kept.set(message, { code, message });
  }

  addAll(notices: Iterable<MeterFileNotice>): void {
    for (const { code, message } of notices) this.add(code, message);
  }

  list(): MeterFileNotice[] {
    const notices = [...this.kept.values()];
    if (this.left > 0) notices.push({ code: 'more', message: `Further notes are not shown (${this.left}).` });
    return notices;
  }
}
