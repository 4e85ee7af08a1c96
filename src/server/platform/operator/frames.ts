/**
 * The operator channel's frames: one byte for the kind, four bytes of length, and the contents.
 * From the command: `r` what to run (JSON), `d` a piece of a requested file, `z` its end; both begin with the request's
 * number, so that the rest of an abandoned file is not mistaken for another.
 * From the server: `o` and `e` a line of output or of errors, `f` a request for a file (JSON), `x` the exit code.
 */
export type FrameKind = 'r' | 'd' | 'z' | 'o' | 'e' | 'f' | 'x';

export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

const headLength = 5;
const longest = 8 * 1024 * 1024;

export function frame(kind: FrameKind, payload: Buffer | string = ''): Buffer {
  const contents = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const head = Buffer.alloc(headLength);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(contents.length, 1);
  return Buffer.concat([head, contents]);
}

/** A piece of the file that this request asked for. */
export function filePiece(kind: 'd' | 'z', request: number, piece: Buffer = Buffer.alloc(0)): Buffer {
  return frame(kind, Buffer.concat([Buffer.from([request % 256]), piece]));
}

/** Reassembles frames from stream chunks. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  push(piece: Buffer): Frame[] {
    this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const frames: Frame[] = [];
    for (;;) {
      if (this.#rest.length < headLength) return frames;
      const length = this.#rest.readUInt32BE(1);
      if (length > longest) throw new Error('The operator channel carries something else.');
      if (this.#rest.length < headLength + length) return frames;
      frames.push({
        kind: this.#rest.toString('latin1', 0, 1) as FrameKind,
        payload: this.#rest.subarray(headLength, headLength + length),
      });
      this.#rest = this.#rest.subarray(headLength + length);
    }
  }
}
