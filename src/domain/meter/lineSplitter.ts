/** Receives one line without its line end: bytes `from` to `to`, valid only during the call. */
export type TakeLine = (bytes: Uint8Array, from: number, to: number, line: number) => void;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Splits a byte stream into lines (LF or CRLF) without copying those within one chunk. Buffers at most one
 * line.
 */
export class LineSplitter {
  private readonly take: TakeLine;
  private readonly maxLineBytes: number;
  private readonly tooLong: (line: number) => never;
  /** The start of an unfinished line, with room for the longest. */
  private readonly rest: Uint8Array;
  private restLength = 0;
  private line = 0;

  constructor(take: TakeLine, maxLineBytes: number, tooLong: (line: number) => never) {
    this.take = take;
    this.maxLineBytes = maxLineBytes;
    this.tooLong = tooLong;
    this.rest = new Uint8Array(maxLineBytes);
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    if (this.restLength > 0) {
      const end = chunk.indexOf(LINE_FEED);
      this.carry(chunk.subarray(0, end < 0 ? chunk.length : end));
      if (end < 0) return;
      this.end();
      from = end + 1;
    }
    for (let end = chunk.indexOf(LINE_FEED, from); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      this.give(chunk, from, end);
      from = end + 1;
    }
    this.carry(chunk.subarray(from));
  }

  /** Emits what follows the last line end. */
  end(): void {
    const length = this.restLength;
    this.restLength = 0;
    if (length > 0) this.give(this.rest, 0, length);
  }

  private carry(bytes: Uint8Array): void {
    if (this.restLength + bytes.length > this.maxLineBytes) this.tooLong(this.line + 1);
    this.rest.set(bytes, this.restLength);
    this.restLength += bytes.length;
  }

  private give(bytes: Uint8Array, from: number, to: number): void {
    this.line += 1;
    if (to - from > this.maxLineBytes) this.tooLong(this.line);
    this.take(bytes, from, to > from && bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to, this.line);
  }
}
