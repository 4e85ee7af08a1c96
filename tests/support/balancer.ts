import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A load balancer: polls each process for readiness and spreads requests round-robin over the ready ones. */
export interface Balancer {
  readonly origin: string;
  /** Whether requests go to this port now. */
  isReady(port: number): boolean;
  add(port: number): void;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 50;

export async function startBalancer(): Promise<Balancer> {
  const ready = new Set<number>();
  let turn = 0;
  // Like a proxy, keeps connections open and closes them before the upstream would.
  const agent = new Agent({ keepAlive: true, timeout: 500 });

  let closed = false;
  const watch = async (port: number): Promise<void> => {
    while (!closed) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
      await wait(LOOK_EVERY_MS);
    }
  };

  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const port = [...ready][(turn += 1) % ready.size];
    if (port === undefined) return void answer.writeHead(502).end('no process is ready');
    const onward = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: asked.url ?? '/',
        method: asked.method ?? 'GET',
        headers: asked.headers,
      },
      (answered) => {
        const { connection: _own, ...headers } = answered.headers;
        answer.writeHead(answered.statusCode ?? 502, headers);
        answered.pipe(answer);
      },
    );
    onward.on('error', (error) => {
      if (answer.headersSent) answer.destroy(error);
      else answer.writeHead(502).end(error.message);
    });
    asked.pipe(onward);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (port) => ready.has(port),
    add: (port) => void watch(port),
    close: async () => {
      closed = true;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
