/** Quality of a raw reading: unspecified, or the worst given. */
export const UNSPECIFIED = 0;
export const ACTUAL = 1;
export const ESTIMATED = 2;

/**
 * Raw readings of a feed in columns, about thirty bytes each. A later entry may define unit and direction, so
 * they are interpreted only once the feed has ended.
 */
export class ReadingColumns {
  length = 0;
  /** Epoch seconds; -1, -2, … for the first, second, … reading of a block, which doesn't say when it begins. */
  start = new Float64Array(1024);
  /** 0 where the reading has no duration. */
  seconds = new Int32Array(1024);
  digits = new Float64Array(1024);
  decimals = new Uint8Array(1024);
  quality = new Uint8Array(1024);
  /** Index of its IntervalBlock. */
  block = new Int32Array(1024);
  line = new Int32Array(1024);

  push(
    start: number,
    seconds: number,
    digits: number,
    decimals: number,
    quality: number,
    block: number,
    line: number,
  ): void {
    const at = this.length;
    if (at === this.start.length) this.grow(at * 2);
    this.start[at] = start;
    this.seconds[at] = seconds;
    this.digits[at] = digits;
    this.decimals[at] = decimals;
    this.quality[at] = quality;
    this.block[at] = block;
    this.line[at] = line;
    this.length = at + 1;
  }

  private grow(size: number): void {
    this.start = extended(this.start, new Float64Array(size));
    this.seconds = extended(this.seconds, new Int32Array(size));
    this.digits = extended(this.digits, new Float64Array(size));
    this.decimals = extended(this.decimals, new Uint8Array(size));
    this.quality = extended(this.quality, new Uint8Array(size));
    this.block = extended(this.block, new Int32Array(size));
    this.line = extended(this.line, new Int32Array(size));
  }
}

function extended<T extends Float64Array | Int32Array | Uint8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
