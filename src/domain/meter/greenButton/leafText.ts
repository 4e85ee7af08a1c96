const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const ZERO = 48;
/** Every whole number of this many digits is exact. */
const MOST_DIGITS = 15;

/**
 * The text of the element that is being read. Most texts are one stretch of the file's bytes without references, and most
 * of those are numbers, so a string is made only where one is asked for.
 */
export class LeafText {
  private bytes: Uint8Array = new Uint8Array(0);
  private from = 0;
  private to = 0;
  private pieces = '';

  clear(): void {
    this.from = 0;
    this.to = 0;
    this.pieces = '';
  }

  /** Adds bytes of ASCII without references; they must stay as they are until `keep` or `clear`. */
  addPlain(bytes: Uint8Array, from: number, to: number): void {
    this.keep();
    this.bytes = bytes;
    this.from = from;
    this.to = to;
    if (this.pieces !== '') this.keep();
  }

  add(text: string): void {
    this.keep();
    this.pieces += text;
  }

  /** Makes a string of what is held as bytes. */
  keep(): void {
    if (this.from === this.to) return;
    this.pieces += decoder
      .decode(this.bytes.subarray(this.from, this.to))
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n');
    this.from = 0;
    this.to = 0;
  }

  /** The number that the text is, if it is 1 to 15 digits and nothing else; otherwise -1. */
  digits(): number {
    const { bytes, from, to } = this;
    if (from === to || to - from > MOST_DIGITS) return -1;
    let value = 0;
    for (let at = from; at < to; at += 1) {
      const digit = (bytes[at] as number) - ZERO;
      if (digit < 0 || digit > 9) return -1;
      value = value * 10 + digit;
    }
    return value;
  }

  toString(): string {
    this.keep();
    return this.pieces;
  }
}
