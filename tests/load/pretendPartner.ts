import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A partner's cloud that speaks the protocol of traits and answers every call after 50 ms, and nothing more: the sandbox
 * would be the bottleneck. It represents another machine, so it uses only leftover CPU. `/count` returns what it received.
 */
const DELAY_MS = 50;
setPriority(constants.priority.PRIORITY_LOW);

/** Setpoints that were commanded, by device. */
const commanded = new Map<string, number>();
let commands = 0;
let first = 0;
let last = 0;

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.once('end', () => void answer(request.url ?? '', Buffer.concat(pieces).toString(), response));
});

async function answer(url: string, body: string, response: ServerResponse): Promise<void> {
  if (url === '/count') return send(response, 200, { commands, devices: commanded.size, first, last });
  const [, id, command] = /\/v1\/devices\/([\w-]+)(\/commands)?$/.exec(url) ?? [];
  if (id === undefined) return send(response, 404, {});
  await wait(DELAY_MS);
  if (command !== undefined) {
    const { params } = JSON.parse(body) as { params: { setpointC?: number } };
    commands += 1;
    commanded.set(id, params.setpointC ?? 24);
    last = Date.now();
    first ||= last;
  }
  const device = {
    id,
    type: 'thermostat',
    name: 'Thermostat',
    online: true,
    traits: {
      TemperatureSetting: { mode: 'cool', ambientC: 24.5, setpointC: commanded.get(id) ?? 24 },
      Power: { watts: 1_800 },
    },
  };
  return send(response, 200, command === undefined ? device : { device });
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

server.keepAliveTimeout = 60_000;
server.listen(0, 'localhost', () =>
  process.stdout.write(`answers on http://localhost:${(server.address() as AddressInfo).port}\n`),
);
process.once('SIGTERM', () => process.exit(0));
