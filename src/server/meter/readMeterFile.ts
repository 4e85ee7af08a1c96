import { createHash } from 'node:crypto';
import { MeterFileImport } from '../../domain/meter/importMeterFile.ts';
import type { MeterFile, MeterFileLimits } from '../../domain/meter/meterFile.ts';

/** Longer file names are cut. */
const NAME_LENGTH = 120;

/**
 * Parses a meter file as a stream and hashes it. Closes the stream at the first fault.
 * @throws MeterFileFault
 */
export async function readMeterFile(
  fileName: string,
  stream: AsyncIterable<Uint8Array>,
  limits?: MeterFileLimits,
): Promise<{ file: MeterFile; sha256: string }> {
  const hash = createHash('sha256');
  const reading = new MeterFileImport(shownFileName(fileName), limits);
  for await (const chunk of stream) {
    reading.push(chunk);
    hash.update(chunk);
  }
  return { file: reading.end(), sha256: hash.digest('hex') };
}

/** A file's name for storage and display: without folders and control characters, and cut. */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  const plain = last.replace(/\p{C}/gu, '').trim();
  if (plain === '') return 'meter file';
  const characters = [...plain];
  return characters.length <= NAME_LENGTH ? plain : `${characters.slice(0, NAME_LENGTH - 1).join('')}…`;
}
