import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import pLimit from 'p-limit';
import { RequestError } from '../errors.ts';
import { say } from '../messages/say.ts';

/** Product: the largest file that is read. */
export const MOST_PICTURE_BYTES = 8 * 1_048_576;

/** Pixels of the encoded picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What decoding pictures may use. */
export interface PictureLimits {
  readonly pixels: number;
  /** Milliseconds for one picture. */
  readonly time: number;
  /** Bytes of memory for one picture's process. */
  readonly memory: number;
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
}

const LIMITS: PictureLimits = {
  pixels: 50_000_000,
  time: 15_000,
  memory: 640 * 1_048_576,
  atOnce: 2,
  waiting: 16,
};

/** Refused with 429 when too many pictures wait already. null: not a picture that we read within the limits. */
export type EncodePicture = (bytes: Uint8Array, size: PictureSize) => Promise<Uint8Array | null>;

/**
 * Decodes a picture and encodes it again as WebP, cropped to the wanted shape, so that nothing of the file but its
 * pixels is kept. A file can make its decoder take any time and memory, so each is decoded in a process of its own.
 */
export function createEncodePicture(limits: PictureLimits = LIMITS): EncodePicture {
  const limit = pLimit(limits.atOnce);
  return async (bytes, size) => {
    if (limit.activeCount + limit.pendingCount >= limits.atOnce + limits.waiting)
      throw new RequestError(429, say('platform.busyPictures'), { retryAfter: 10 });
    return limit(() => decode(bytes, size, limits));
  };
}

/**
 * Passed to the process as text, because a file would need a different path in the sources and in the build. It reads
 * the picture from its input, writes the result, and ends itself above the memory limit: the work is done on another
 * thread, so the timer runs.
 */
const program = `
const [library, { width, height, pixels, memory, priority }] = [process.argv[1], JSON.parse(process.argv[2])];
setInterval(() => process.memoryUsage.rss() > memory && process.kill(process.pid, 'SIGKILL'), 5).unref();
require('node:os').setPriority(priority);
const sharp = require(library);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] });
const pieces = [];
process.stdin.on('data', (piece) => pieces.push(piece)).on('end', () => {
  sharp(Buffer.concat(pieces), { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .then((picture) => process.stdout.write(picture), () => process.exit(1));
});`;

const library = createRequire(import.meta.url).resolve('sharp');

function decode(
  bytes: Uint8Array,
  { width, height }: PictureSize,
  { pixels, time, memory }: PictureLimits,
): Promise<Uint8Array | null> {
  const task = JSON.stringify({
    width,
    height,
    pixels,
    memory,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
  // No environment: the process needs none of our secrets.
  const child = spawn(process.execPath, ['--max-old-space-size=64', '-e', program, library, task], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: time,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 && pieces.length > 0 ? Buffer.concat(pieces) : null));
    // A process that ends early closes its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}
