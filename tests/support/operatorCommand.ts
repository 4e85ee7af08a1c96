import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run …` as an operator would, on the browser tests' data or another server's; returns output and exit code. */
export function operatorCommand(
  args: readonly string[],
  where: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; said: string }> {
  const { EBBWATT_TEST_DATA: dataDir = '', EBBWATT_TEST_PORT: port = '', ...env } = process.env;
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: port, EBBWATT_ENV: 'test', DATABASE_URL: '', ...where },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
