/** Receives one line without its line end: bytes `from` to `to`, valid only during the call. */
export type TakeLine = (bytes: Uint8Array, from: number, to: number, line: number) => void;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Splits a byte stream into lines (LF, CRLF or CR) without copying those within one chunk. Buffers at most one
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
  /** A CR at the end of a chunk, which may belong to a LF in the next one. */
  private heldReturn = false;

  constructor(take: TakeLine, maxLineBytes: number, tooLong: (line: number) => never) {
    this.take = take;
    this.maxLineBytes = maxLineBytes;
    this.tooLong = tooLong;
    this.rest = new Uint8Array(maxLineBytes);
  }

  push(piece: Uint8Array): void {
    const chunk = this.withLineFeeds(piece);
    let from = 0;
    if (this.restLength > 0) {
      const end = chunk.indexOf(LINE_FEED);
      this.carry(chunk.subarray(0, end < 0 ? chunk.length : end));
      if (end < 0) return;
      this.giveRest();
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
    this.heldReturn = false;
    this.giveRest();
  }

  private giveRest(): void {
    const length = this.restLength;
    this.restLength = 0;
    if (length > 0) this.give(this.rest, 0, length);
  }

  /** The chunk with a LF for every CR that stands alone. Holds back a CR at its end. */
  private withLineFeeds(piece: Uint8Array): Uint8Array {
    if (piece.length === 0) return piece;
    let chunk = piece;
    if (this.heldReturn) {
      chunk = new Uint8Array(piece.length + 1);
      chunk[0] = CARRIAGE_RETURN;
      chunk.set(piece, 1);
    }
    this.heldReturn = chunk[chunk.length - 1] === CARRIAGE_RETURN;
    if (this.heldReturn) chunk = chunk.subarray(0, -1);
    let own = chunk;
    for (let at = chunk.indexOf(CARRIAGE_RETURN); at >= 0; at = chunk.indexOf(CARRIAGE_RETURN, at + 1)) {
      if (chunk[at + 1] === LINE_FEED) continue;
      if (own === chunk) own = chunk.slice();
      own[at] = LINE_FEED;
    }
    return own;
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
