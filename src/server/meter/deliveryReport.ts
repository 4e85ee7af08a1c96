import type { CommandFile } from '../platform/operator/command.ts';

/** A meter of a delivery that wasn't imported. */
export interface LeftMeter {
  /** Null if the file doesn't contain it. */
  readonly number: string | null;
  /**
   * `unmatched`: no member entered its number. `ambiguous`: several did. `elsewhere`: linked to another
   * account. `faulty`: unreadable readings; `line` and `fault` come from the parser.
   */
  readonly why: 'unmatched' | 'ambiguous' | 'elsewhere' | 'faulty';
  readonly line: number | null;
  readonly fault: string | null;
}

/** The result of one delivered file. */
export interface DeliveryReport {
  readonly fileName: string;
  /** Homes with meters in the file, and their imported readings. */
  readonly homes: number;
  readonly readings: number;
  /** Imported meters, and those without new readings. */
  readonly taken: number;
  readonly unchanged: number;
  /** Homes connected by their first readings. */
  readonly connected: number;
  readonly left: readonly LeftMeter[];
}

export interface DeliveryOrder {
  readonly brandId: string;
  /** The utility's id or acronym. */
  readonly utility: string;
}

/**
 * Imports a delivered file; null: the brand has no such utility. Throws MeterFileFault for a file that can't
 * be read or is larger than `maxBytes`.
 */
export type DeliverReadings = (
  order: DeliveryOrder,
  file: Pick<CommandFile, 'name' | 'open'>,
  maxBytes?: number,
) => Promise<DeliveryReport | null>;
