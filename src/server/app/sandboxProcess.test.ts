import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxRoot, sandboxSecret } from '../platform/partners.ts';
import { freePort } from '../../../tests/support/freePort.ts';
import { SandboxFault, startSandbox, type SandboxProcess } from './sandboxProcess.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let dataDir: string;
let running: SandboxProcess | null = null;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'ebbwatt-sandbox-'))));
afterEach(async () => {
  await running?.stop();
  running = null;
  rmSync(dataDir, { recursive: true, force: true });
});

const listening = (): Promise<{ port: number; close: () => Promise<void> }> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    );
  });

async function start(now = () => new Date()): Promise<number> {
  const port = Number(await freePort());
  running = await startSandbox({
    root,
    dataDir,
    port,
    brandIds: ['ca-telecom'],
    clock: { now },
    log: pino({ level: 'silent' }),
  });
  return port;
}

describe('the sandbox beside the server', () => {
  it('answers, prints its address, shares its secrets with the owner only, follows the time, and ends with the server', async () => {
    const port = await start(() => new Date(Date.now() + 3 * 86_400_000));
    expect(running?.lines.join('\n')).toContain(`http://localhost:${port}/`);
    expect(statSync(join(dataDir, 'sandbox', 'secrets.json')).mode & 0o777).toBe(0o600);
    const headers = { 'x-sandbox-key': sandboxSecret(sandboxRoot(dataDir), 'sandbox') };
    const state = async () =>
      (await fetch(`http://localhost:${port}/control/state`, { headers })).json() as Promise<{
        now: string;
        customers: object;
      }>;
    await expect
      .poll(async () => Date.parse((await state()).now) - Date.now(), { timeout: 5_000 })
      .toBeGreaterThan(2.9 * 86_400_000);
    expect(Object.keys((await state()).customers)).toContain('banksia-1');
    await running?.stop();
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'sandbox', 'world.json'))).toBe(true);
  });

  it('reports that its port is taken', async () => {
    const { port, close } = await listening();
    const starting = startSandbox({
      root,
      dataDir,
      port,
      brandIds: [],
      clock: { now: () => new Date() },
      log: pino({ level: 'silent' }),
    });
    await expect(starting).rejects.toThrow(SandboxFault);
    await expect(starting).rejects.toThrow(`port ${port} is taken by another program`);
    await close();
  });
});
