import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The settings of the built app that the browser tests open, with its demonstration in a folder of its own. */
export const browserServerEnv = (port: string, sandboxPort: string, dataDir: string) => ({
  NODE_ENV: 'production',
  // Behind a proxy, so that each test can use its own client address.
  TRUST_PROXY: 'loopback',
  PORT: port,
  HOST: 'localhost',
  DATA_DIR: dataDir,
  EBBWATT_ENV: 'test',
  LOG_LEVEL: 'warn',
  JOB_POLL_MS: '500',
  DATABASE_URL: '',
  EMBEDDED_SYNC: 'off',
  SANDBOX_PORT: sandboxPort,
  SANDBOX_STEP_MS: '500',
});

/**
 * Starts and stops that app once, which builds it and makes its demonstration: a minute of work for one processor, which
 * other tests leave idle now and then. The browser tests then start with what is there.
 */
export function makeDemonstration(dataDir: string): Promise<void> {
  return run('codegen/build/build.mjs', {}).then(async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    await run('dist/server/main.js', browserServerEnv(port, sandboxPort, dataDir), /answers on http/);
  });
}

/** Runs a script to its end, or until it prints a sign and has stopped. */
function run(script: string, env: Readonly<Record<string, string>>, sign?: RegExp): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (sign?.test(said) === true && !child.killed) child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0 || child.killed) resolve();
      else reject(new Error(`${script} ended with ${String(code)}.`));
    });
  });
}
