import type { DeliveredMeter, DeliveryLimits } from './deliveredMeter.ts';
import { detectFormat } from './detectFormat.ts';
import { GreenButtonParser } from './greenButton/greenButtonParser.ts';
import type { MeterFileChunk } from './importMeterFile.ts';
import type { MeterFileFormat } from './meterFile.ts';
import { MeterFileFault } from './meterFileFault.ts';
import { Nem12Delivery } from './nem12/nem12Delivery.ts';
import { indexNem12 } from './nem12/nem12Index.ts';

/**
 * One file with the meters of many homes. It is opened twice: to check it and list its meters, then to read
 * them.
 */
export interface DeliveryFile {
  /** As faults should show it. */
  readonly name: string;
  /** The file from its beginning. */
  open(): AsyncIterable<MeterFileChunk>;
}

/** A checked delivery. */
export interface Delivery {
  readonly format: MeterFileFormat;
  /** Its distinct meter numbers. */
  readonly numbers: readonly string[];
  /** Reads the wanted meters one by one; only the current one is in memory. */
  meters(isWanted: (number: string) => boolean): AsyncIterable<DeliveredMeter>;
}

/** For deliveries of operators, retailers and utilities. */
export const DELIVERY_LIMITS: DeliveryLimits = {
  maxBytes: 8 * 2 ** 30,
  maxServicePoints: 1_000_000,
  maxReadings: 4_000_000,
};

/**
 * Checks and indexes a delivery.
 * @throws MeterFileFault when the file as a whole is unreadable: wrong format, truncated, or too large.
 * Source: decisions, Meter data ("in a delivery of many homes the faulty meter is refused, the others go
 * in").
 */
export async function openDelivery(
  file: DeliveryFile,
  limits: DeliveryLimits = DELIVERY_LIMITS,
): Promise<Delivery> {
  const chunks = limited(file, limits)[Symbol.asyncIterator]();
  const head = await chunks.next();
  const first = head.done === true ? new Uint8Array(0) : head.value;
  const format = detectFormat(first.subarray(0, HEAD_BYTES), file.name);
  const all = prepended(first, chunks);
  if (format === 'green-button') return greenButton(file.name, all, limits);
  const index = await indexNem12(file.name, all, limits.maxServicePoints);
  return {
    format,
    numbers: [...index.blocks.keys()],
    async *meters(isWanted) {
      const reader = new Nem12Delivery(file.name, limits, index, isWanted);
      for await (const chunk of limited(file, limits)) {
        reader.push(chunk);
        yield* reader.take();
      }
      reader.end();
      yield* reader.take();
    },
  };
}

const HEAD_BYTES = 1_024;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

async function greenButton(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  limits: DeliveryLimits,
): Promise<Delivery> {
  const parser = new GreenButtonParser(name, limits);
  for await (const chunk of chunks) parser.push(chunk);
  const meters = parser.endDelivery();
  return {
    format: 'green-button',
    numbers: meters.flatMap(({ number }) => number ?? []),
    async *meters(isWanted) {
      for (const meter of meters)
        if (meter.number === null || isWanted(meter.number)) yield await Promise.resolve(meter);
    },
  };
}

/** The file's bytes without byte order mark; the first chunk is long enough to detect the format. */
async function* limited(file: DeliveryFile, { maxBytes }: DeliveryLimits): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let bytes = 0;
  let head: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of file.open()) {
    const piece = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    bytes += piece.length;
    if (bytes > maxBytes)
      throw new MeterFileFault(
        file.name,
        'too-large',
        `the file is larger than ${Math.floor(maxBytes / 2 ** 20)} MB, which is the most that is taken`,
      );
    if (head === undefined) {
      yield piece;
      continue;
    }
    const longer: Uint8Array = new Uint8Array(head.length + piece.length);
    longer.set(head);
    longer.set(piece, head.length);
    head = longer;
    if (head.length < HEAD_BYTES) continue;
    yield withoutMark(head);
    head = undefined;
  }
  if (head !== undefined) yield withoutMark(head);
}

function withoutMark(head: Uint8Array): Uint8Array {
  return BYTE_ORDER_MARK.every((byte, i) => head[i] === byte) ? head.subarray(BYTE_ORDER_MARK.length) : head;
}

async function* prepended(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
