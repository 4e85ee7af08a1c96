import type { Channel, ReadingRun } from './readings.ts';

export type MeterFileFormat = 'nem12' | 'green-button';

/** What a reader should know of a file that was taken, in plain words and without a service point's number. */
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
    | 'made-up'
    | 'more'
    | 'other';
  readonly message: string;
}

/** One meter of a file. */
export interface MeterFileServicePoint {
  /** What tells this meter from every other: the NMI, or the address of the Green Button UsagePoint. */
  readonly number: string;
  /** A name the file gives, or the number's last part; for people. */
  readonly label: string;
  /** Readings by channel, ascending, without overlaps. An empty list where there are none. */
  readonly channels: Readonly<Record<Channel, readonly ReadingRun[]>>;
  readonly notes: readonly MeterFileNotice[];
}

/** Everything a meter file says that we use. */
export interface MeterFile {
  readonly name: string;
  readonly format: MeterFileFormat;
  /** When it was made, seconds since 1970 UTC. Where a file does not say: when its last reading ended. */
  readonly issuedAt: number;
  readonly servicePoints: readonly MeterFileServicePoint[];
  /** The notes of all service points and of the file itself, each once. */
  readonly warnings: readonly MeterFileNotice[];
  /** Readings given out, over all service points and channels. */
  readonly readingCount: number;
}

/** What a file may be at most. It is refused as soon as it is more. */
export interface MeterFileLimits {
  readonly maxBytes: number;
  readonly maxReadings: number;
  readonly maxServicePoints: number;
}

/** Limits for a member's upload: ten years of two channels at five minutes. */
export const UPLOAD_LIMITS: MeterFileLimits = {
  maxBytes: 64 * 2 ** 20,
  maxReadings: 2_200_000,
  maxServicePoints: 50,
};

/** Takes a file piece by piece. Throws MeterFileFault as soon as it knows that the file is refused. */
export interface MeterFileParser {
  push(chunk: Uint8Array): void;
  end(): MeterFile;
}

const MOST_NOTICES = 40;

/** Gathers notices, each once and not without end. */
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
