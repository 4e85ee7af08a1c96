import { DELIVERY_LIMITS, openDelivery } from '../../domain/meter/delivery.ts';
import { withoutFuture } from '../../domain/meter/futureReadings.ts';
import type { PackedDay } from '../../domain/meter/packedDay.ts';
import { toPackedDays } from '../../domain/meter/toPackedDays.ts';
import { readDeliveryInTurn } from './readInTurn.ts';
import { shownFileName } from './readMeterFile.ts';

/** A file with the meters of many homes that isn't imported. */
export interface UnimportedFile {
  readonly fileName: string;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly maxBytes: number;
  /** Where the file lies while it is read. */
  readonly folder: string;
  /** Epoch seconds. */
  readonly now: number;
}

/**
 * Reads the meters of a file one by one without importing them, as `importDelivery` reads them. Returns how many were faulty.
 * @throws MeterFileFault when the file as a whole can't be read.
 */
export function readDelivered(
  { fileName, stream, maxBytes, folder, now }: UnimportedFile,
  onMeter: (number: string | null, days: readonly PackedDay[]) => Promise<void>,
): Promise<{ readonly fileName: string; readonly faulty: number }> {
  return readDeliveryInTurn(folder, stream, async (open) => {
    const name = shownFileName(fileName);
    const delivery = await openDelivery({ name, open }, { ...DELIVERY_LIMITS, maxBytes });
    let faulty = 0;
    for await (const each of delivery.meters(() => true)) {
      const meter = withoutFuture(each, now, null);
      if ('fault' in meter) {
        faulty += 1;
        continue;
      }
      const runs = meter.file.servicePoints.flatMap(({ channels }) => channels.import);
      await onMeter(meter.number, toPackedDays(runs, 'operator', now));
    }
    return { fileName: name, faulty };
  });
}
