import { createServer } from 'node:net';

const FIRST = 12_000;
const PORTS = 20_000;
/** How many ports a process looks through before another one's begin. */
const STEP = 16;

const start = (process.pid * STEP) % PORTS;
let taken = 0;

/**
 * A free port whose successor is free too: the sandbox serves HTTP on the first and SMTP on the second. They lie below
 * the ports that systems give to outgoing connections, and processes look in different places: a program that listens
 * only seconds later would otherwise find its port taken now and then.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = FIRST + ((start + taken) % PORTS);
    taken += 2;
    if ((await isFree(port)) && (await isFree(port + 1))) return String(port);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
}
