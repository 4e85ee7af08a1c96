import { MeterFileFault } from './meterFileFault.ts';
import type { MeterFileFormat } from './meterFile.ts';

const GOOD = 'A meter file is a NEM12 table (.csv) or Green Button XML (.xml).';

const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b], 'a ZIP archive (or an Excel sheet); unpack it and send the file inside'],
  [[0x1f, 0x8b], 'a gzip archive; unpack it and send the file inside'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel sheet'],
  [[0xff, 0xfe], 'text in UTF-16; save it as UTF-8'],
  [[0xfe, 0xff], 'text in UTF-16; save it as UTF-8'],
];

/**
 * Detects the format from the first bytes (a few hundred are enough).
 * @throws MeterFileFault naming what the file looks like instead.
 */
export function detectFormat(firstBytes: Uint8Array, file = 'The file'): MeterFileFormat {
  const fail = (what: string): never => {
    throw new MeterFileFault(file, 'not-a-meter-file', `this is ${what}. ${GOOD}`, { line: 1 });
  };
  for (const [magic, what] of SIGNATURES) {
    if (magic.every((byte, i) => firstBytes[i] === byte)) fail(what);
  }
  if (firstBytes.includes(0)) fail('not plain text');
  const text = new TextDecoder('windows-1252').decode(firstBytes).replace(/^ï»¿/, '').trimStart();
  if (text === '') throw new MeterFileFault(file, 'empty', `there is nothing in it. ${GOOD}`, { line: 1 });
  if (/^(<!doctype\s+html|<html)/i.test(text)) fail('a web page; perhaps the download asked you to log in');
  if (text.startsWith('<')) return 'green-button';
  if (/^"?\d00"?\s*(,|$|[\r\n])/.test(text)) return 'nem12';
  if (/^[[{]/.test(text)) fail('JSON');
  if (/^[^\r\n]*,/.test(text)) fail('a table, but not NEM12: NEM12 begins with "100,NEM12"');
  return fail('nothing we know');
}
