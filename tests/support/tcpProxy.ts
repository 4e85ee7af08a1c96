import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy between the program and its database that can be cut. */
export class TcpProxy {
  #target: { host: string; port: number };
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  constructor(host: string, port: number) {
    this.#target = { host, port };
  }

  get port(): number {
    return this.#port;
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Opens the same port again, now to another server. */
  async openTo(host: string, port: number): Promise<void> {
    this.#target = { host, port };
    await this.open();
  }

  /** Simulates a database server that is gone: drops connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
