/** Takes one line: the bytes `from` to `to` of `bytes`, valid only during the call, without its line end. */
export type TakeLine = (bytes: Uint8Array, from: number, to: number, line: number) => void;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Cuts a stream of bytes into lines (LF or CRLF) without copying those that lie within one piece.
 * Keeps at most one line in memory.
 */
export class LineSplitter {
  private readonly take: TakeLine;
  private readonly maxLineBytes: number;
  private readonly tooLong: (line: number) => never;
  private rest: Uint8Array = new Uint8Array(0);
  private line = 0;

  constructor(take: TakeLine, maxLineBytes: number, tooLong: (line: number) => never) {
    this.take = take;
    this.maxLineBytes = maxLineBytes;
    this.tooLong = tooLong;
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    if (this.rest.length > 0) {
      const end = chunk.indexOf(LINE_FEED);
      this.carry(chunk.subarray(0, end < 0 ? chunk.length : end));
      if (end < 0) return;
      const whole = this.rest;
      this.rest = new Uint8Array(0);
      this.give(whole, 0, whole.length);
      from = end + 1;
    }
    for (let end = chunk.indexOf(LINE_FEED, from); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      this.give(chunk, from, end);
      from = end + 1;
    }
    this.carry(chunk.subarray(from));
  }

  /** Gives out what follows the last line end. */
  end(): void {
    if (this.rest.length > 0) this.give(this.rest, 0, this.rest.length);
    this.rest = new Uint8Array(0);
  }

  private carry(bytes: Uint8Array): void {
    if (this.rest.length + bytes.length > this.maxLineBytes) this.tooLong(this.line + 1);
    const joined = new Uint8Array(this.rest.length + bytes.length);
    joined.set(this.rest);
    joined.set(bytes, this.rest.length);
    this.rest = joined;
  }

  private give(bytes: Uint8Array, from: number, to: number): void {
    this.line += 1;
    if (to - from > this.maxLineBytes) this.tooLong(this.line);
    this.take(bytes, from, to > from && bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to, this.line);
  }
}
