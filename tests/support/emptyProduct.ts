import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';
import { migratedFolder } from './migratedFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built product without a demonstration, as an operator first finds it; the test has it to itself. */
export interface EmptyProduct {
  readonly origin: string;
  readonly dataDir: string;
  /** Runs `npm run …` on its data and returns the printed lines. */
  command(...args: string[]): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Its first start makes the tables, unless the test has no use for that. */
export async function startEmptyProduct({ migrated }: { migrated: boolean }): Promise<EmptyProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ebbwatt-empty-'));
  if (migrated) await migratedFolder(join(dataDir, 'db'));
  const port = await freePort();
  const { EBBWATT_TEST_DATA: _data, EBBWATT_TEST_PORT: _port, ...rest } = process.env;
  const env = {
    ...rest,
    DATA_DIR: dataDir,
    PORT: port,
    HOST: 'localhost',
    EBBWATT_ENV: 'test',
    LOG_LEVEL: 'warn',
    JOB_POLL_MS: '500',
    DATABASE_URL: '',
    EMBEDDED_SYNC: 'off',
  };
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/server/main.js', '--no-demo'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  await isReady(server, origin);
  return {
    origin,
    dataDir,
    async command(...args) {
      const child = spawn('npm', ['run', '--silent', ...args], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      let complaints = '';
      child.stdout.on('data', (piece: Buffer) => void (printed += piece.toString()));
      child.stderr.on('data', (piece: Buffer) => void (complaints += piece.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0)
        throw new Error(`npm run ${args.join(' ')} ended with ${String(code)}:\n${printed}${complaints}`);
      return printed.split('\n').filter((line) => line !== '');
    },
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 480; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${String(server.exitCode)}.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(250);
  }
  throw new Error('The server does not become ready.');
}
