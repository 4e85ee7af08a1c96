import pLimit, { type LimitFunction } from 'p-limit';
import type { Readable } from 'node:stream';
import { spooled } from '../platform/rest/spool.ts';

/** How many meter files are parsed at once, because each keeps its readings in memory; deliveries may take long. */
const files = pLimit(2);
const deliveries = pLimit(1);

/**
 * Stores an upload on disk as it arrives, so that a slow sender keeps nobody waiting, and reads it when it is its turn.
 */
const inTurn =
  (limit: LimitFunction) =>
  <T>(
    folder: string,
    stream: AsyncIterable<Uint8Array>,
    read: (open: () => Readable) => Promise<T>,
  ): Promise<T> =>
    spooled(folder, stream, (open) => limit(() => read(open)));

export const readFileInTurn = inTurn(files);
export const readDeliveryInTurn = inTurn(deliveries);
