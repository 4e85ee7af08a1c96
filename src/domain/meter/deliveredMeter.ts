import type { MeterFile } from './meterFile.ts';
import type { MeterFileFault } from './meterFileFault.ts';

/** One meter of a delivery: its readings, or why they were refused. */
export type DeliveredMeter =
  | { readonly number: string; readonly line: number; readonly file: MeterFile }
  | { readonly number: string | null; readonly line: number; readonly fault: MeterFileFault };

/** Size limits of a delivery. */
export interface DeliveryLimits {
  readonly maxBytes: number;
  readonly maxServicePoints: number;
  /**
   * Readings in memory at once: of one meter of NEM12, or of a whole Green Button file, which can't be
   * streamed.
   */
  readonly maxReadings: number;
}
