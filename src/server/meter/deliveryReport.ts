import type { CommandFile } from '../platform/operator/command.ts';

/** A meter of a delivery that was not taken in. */
export interface LeftMeter {
  /** Its number; null where the file does not tell. */
  readonly number: string | null;
  /**
   * `unmatched`: nobody entered its number. `ambiguous`: several members did. `elsewhere`: it is linked to another account.
   * `faulty`: its readings cannot be read; `line` and `fault` say where and why, as the parser does.
   */
  readonly why: 'unmatched' | 'ambiguous' | 'elsewhere' | 'faulty';
  readonly line: number | null;
  readonly fault: string | null;
}

/** What became of one delivered file. */
export interface DeliveryReport {
  readonly fileName: string;
  /** Homes that have meters in the file, and the readings taken in of them. */
  readonly homes: number;
  readonly readings: number;
  /** Meters whose readings were taken in, and those that brought nothing new. */
  readonly taken: number;
  readonly unchanged: number;
  /** Homes that were connected by their first readings. */
  readonly connected: number;
  readonly left: readonly LeftMeter[];
}

export interface DeliveryOrder {
  readonly brandId: string;
  /** Id or acronym of the utility. */
  readonly utility: string;
}

/** Takes a delivered file in; null: the brand has no such utility. Throws MeterFileFault for a file that cannot be read or is larger than `maxBytes`. */
export type DeliverReadings = (
  order: DeliveryOrder,
  file: Pick<CommandFile, 'name' | 'open'>,
  maxBytes?: number,
) => Promise<DeliveryReport | null>;
