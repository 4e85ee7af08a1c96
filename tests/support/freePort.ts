import { createServer, type Server } from 'node:net';

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(port, () => resolve(probe));
  });
const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** A free port whose successor is free too: the sandbox serves HTTP on the first and SMTP on the second. */
export async function freePort(): Promise<string> {
  for (;;) {
    const first = await listen(0);
    const address = first.address();
    const port = typeof address === 'object' && address !== null ? address.port : 65_535;
    const next = port < 65_535 ? await listen(port + 1).catch(() => null) : null;
    await closed(first);
    if (next === null) continue;
    await closed(next);
    return String(port);
  }
}
