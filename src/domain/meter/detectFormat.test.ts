import { describe, expect, it } from 'vitest';
import { detectFormat } from './detectFormat.ts';
import { MeterFileFault } from './meterFileFault.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const catchFault = (first: Uint8Array): MeterFileFault => {
  try {
    detectFormat(first, 'july.bin');
  } catch (error) {
    if (error instanceof MeterFileFault) return error;
    throw error;
  }
  throw new Error('no fault');
};

describe('detectFormat', () => {
  it.each([
    ['100,NEM12,202302241702,,123\n', 'nem12'],
    ['\r\n  200,123,E1', 'nem12'],
    ['\ufeff100,NEM12,', 'nem12'],
    ['<?xml version="1.0"?>\n<feed>', 'green-button'],
    ['\ufeff\n<feed xmlns="http://www.w3.org/2005/Atom">', 'green-button'],
    ['<ns1:entry>', 'green-button'],
    ['<!-- a comment --><feed>', 'green-button'],
  ])('%j is %s', (text, format) => {
    expect(detectFormat(bytes(text))).toBe(format);
  });

  it.each([
    ['ZIP', Uint8Array.of(0x50, 0x4b, 3, 4, 20), 'ZIP archive'],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8), 'gzip'],
    ['PDF', bytes('%PDF-1.7'), 'PDF'],
    ['old Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'Excel'],
    ['UTF-16, little end first', Uint8Array.of(0xff, 0xfe, 0x31, 0), 'UTF-16'],
    ['UTF-16, big end first', Uint8Array.of(0xfe, 0xff, 0, 0x31), 'UTF-16'],
    ['UTF-16 without a mark', Uint8Array.of(0x31, 0, 0x30, 0), 'not plain text'],
    ['a NUL byte', bytes('100,NEM12\0'), 'not plain text'],
    ['a web page', bytes('<!DOCTYPE html><html>'), 'web page'],
    ['a web page in capitals', bytes('\n<HTML lang="en">'), 'web page'],
    ['JSON', bytes('{"usage": []}'), 'JSON'],
    ['another table', bytes('Date,Usage (kWh)\n2026-01-01,3'), 'not NEM12'],
    ['anything', bytes('hello'), 'nothing we know'],
  ])('names what %s looks like', (_, first, words) => {
    const fault = catchFault(first);
    expect(fault).toMatchObject({ file: 'july.bin', code: 'not-a-meter-file', line: 1 });
    expect(fault.message).toContain(words);
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['white space', bytes(' \r\n\t ')],
    ['a byte order mark alone', bytes('\ufeff')],
  ])('%s is an empty file', (_, first) => {
    expect(catchFault(first)).toMatchObject({ code: 'empty', file: 'july.bin' });
  });
});
