import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line between the browser and the app that can be cut, and on which a new release of the worker can arrive. */
export class CuttableProxy {
  readonly #target: number;
  readonly #server: http.Server;
  isCut = false;
  /** Appended to the service worker. */
  release = '';
  /** What a path answers instead of the app. */
  readonly answers = new Map<string, object>();

  constructor(baseURL: string) {
    this.#target = Number(new URL(baseURL).port);
    this.#server = http.createServer((request, response) => this.#forward(request, response));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    const { url = '/', method, headers } = request;
    const given = this.answers.get(url);
    if (given !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
      return;
    }
    const isWorker = this.release !== '' && url.startsWith('/service-worker.js');
    const onward = http.request(
      {
        host: 'localhost',
        port: this.#target,
        path: url,
        method,
        // Else the answer would be that it hasn't changed.
        headers: isWorker ? { host: headers.host, 'accept-encoding': 'identity' } : headers,
      },
      (answer) => {
        const { 'content-length': _length, ...given } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, isWorker ? given : answer.headers);
        answer.pipe(response, { end: !isWorker });
        if (isWorker) answer.once('end', () => response.end(this.release));
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
