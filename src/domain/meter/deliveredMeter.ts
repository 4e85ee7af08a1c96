import type { MeterFile } from './meterFile.ts';
import type { MeterFileFault } from './meterFileFault.ts';

/** One meter of a delivery: its readings, or why they are refused. */
export type DeliveredMeter =
  | { readonly number: string; readonly line: number; readonly file: MeterFile }
  | { readonly number: string | null; readonly line: number; readonly fault: MeterFileFault };

/** What a delivery may be at most. */
export interface DeliveryLimits {
  readonly maxBytes: number;
  readonly maxServicePoints: number;
  /** Readings held in memory at one time: of one meter of NEM12, or of a whole Green Button file, which can only be read whole. */
  readonly maxReadings: number;
}
