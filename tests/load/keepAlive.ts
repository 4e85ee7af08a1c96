import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** The response to one request, and its time by `performance.now()`. */
export interface Came {
  readonly status: number;
  /** The raw status line and headers of the answer. */
  readonly head: string;
  readonly body: string;
  readonly at: number;
}

/**
 * One keep-alive connection to a server on this machine, for sequential requests. Minimal on purpose, because the load
 * generator shares the machine with the server. Responses need a content-length; one without it fails.
 */
export class KeepAliveConnection {
  readonly #socket: Socket;
  #read: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (came: Came) => void; reject: (error: Error) => void } | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (piece) => this.#take(piece));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The connection was closed.')));
  }

  /** Whether the other side has not closed it. */
  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  ask(request: string): Promise<Came> {
    if (!this.isOpen) return Promise.reject(new Error('The connection was closed.'));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(piece: Buffer): void {
    this.#read = this.#read.length === 0 ? piece : Buffer.concat([this.#read, piece]);
    const end = this.#read.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#read.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#fail(new Error(`An answer did not say its length:\n${head}`));
    const whole = end + HEAD_END.length + Number(length);
    if (this.#read.length < whole) return;
    const body = this.#read.toString('utf8', end + HEAD_END.length, whole);
    this.#read = this.#read.subarray(whole);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body, at: performance.now() });
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}
