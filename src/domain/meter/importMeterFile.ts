import { detectFormat } from './detectFormat.ts';
import { GreenButtonParser } from './greenButton/greenButtonParser.ts';
import type { MeterFile, MeterFileLimits, MeterFileParser } from './meterFile.ts';
import { UPLOAD_LIMITS } from './meterFile.ts';
import { MeterFileFault } from './meterFileFault.ts';
import { Nem12Parser } from './nem12/nem12Parser.ts';

export type MeterFileChunk = string | Uint8Array;

/** Bytes buffered before the format is decided. */
const HEAD_BYTES = 1_024;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Imports a meter file of either format as a stream of chunks of any size. Bytes beyond the limit are refused
 * as they arrive; memory holds the readings, never the file.
 */
export class MeterFileImport {
  private readonly name: string;
  private readonly limits: MeterFileLimits;
  private readonly encoder = new TextEncoder();
  private head: Uint8Array = new Uint8Array(0);
  private parser: MeterFileParser | undefined;
  private bytes = 0;

  /** @param name the file name that faults show. */
  constructor(name: string, limits: MeterFileLimits = UPLOAD_LIMITS) {
    this.name = name;
    this.limits = limits;
  }

  /** @throws MeterFileFault as soon as the file is refused; don't push after that. */
  push(chunk: MeterFileChunk): void {
    const bytes = typeof chunk === 'string' ? this.encoder.encode(chunk) : chunk;
    this.bytes += bytes.length;
    if (this.bytes > this.limits.maxBytes) {
      throw new MeterFileFault(
        this.name,
        'too-large',
        `the file is larger than ${Math.floor(this.limits.maxBytes / 2 ** 20)} MB, which is the most that is taken`,
      );
    }
    if (this.parser) {
      this.parser.push(bytes);
      return;
    }
    const head = this.head.length === 0 ? bytes : joined(this.head, bytes);
    if (head.length >= HEAD_BYTES) this.open(head);
    else this.head = head.slice();
  }

  /** The whole file. @throws MeterFileFault when it is refused. */
  end(): MeterFile {
    return (this.parser ?? this.open(this.head)).end();
  }

  private open(head: Uint8Array): MeterFileParser {
    this.head = new Uint8Array(0);
    const format = detectFormat(head.subarray(0, HEAD_BYTES), this.name);
    const parser =
      format === 'nem12'
        ? new Nem12Parser(this.name, this.limits)
        : new GreenButtonParser(this.name, this.limits);
    this.parser = parser;
    const marked = BYTE_ORDER_MARK.every((byte, i) => head[i] === byte);
    parser.push(marked ? head.subarray(BYTE_ORDER_MARK.length) : head);
    return parser;
  }
}

/** Imports a meter file in memory: all or nothing. @throws MeterFileFault naming file, place and fault. */
export function importMeterFile(
  name: string,
  chunks: Iterable<MeterFileChunk>,
  limits: MeterFileLimits = UPLOAD_LIMITS,
): MeterFile {
  const file = new MeterFileImport(name, limits);
  for (const chunk of chunks) file.push(chunk);
  return file.end();
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
