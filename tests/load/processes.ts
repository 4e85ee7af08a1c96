import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A process that was started for a measurement. */
export interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  stop(): Promise<void>;
}

const ANSWERS = /answers on http:\/\/[^:\s]+:(\d+)/;

/** Starts a program and waits for the port that it prints, or for another sign that it is ready. */
function start(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  sign = ANSWERS,
): Promise<Started> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer): void => {
      said += piece.toString();
      const found = sign.exec(said);
      if (found !== null) resolve({ child, port: Number(found[1] ?? 0), stop: () => stopped(child) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) =>
      reject(new Error(`${args.join(' ')} ended with ${code}:\n${said.slice(-2_000)}`)),
    );
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** The product as it is shipped. */
export function startProduct(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Started> {
  return start(['dist/server/main.js', ...args], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    SANDBOX_PORT: 'off',
    ...env,
  });
}

/** The product's API alone, on a database and with a key of the measurement's own. */
export const startApi = (
  env: Readonly<Record<'DATABASE_URL' | 'SECRET_KEY' | 'DATA_DIR', string>>,
): Promise<Started> => startProduct({ EBBWATT_ENV: 'review', ROLE: 'web', PAGES: 'off', ...env });

/** The product's worker, which serves no requests: it is ready once it has printed the demonstration's line. */
export function startWorker(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Started> {
  return start(
    ['dist/server/main.js', ...args],
    { LOG_LEVEL: 'warn', HEALTH_PORT: '0', ...env, ROLE: 'worker' },
    /The demonstration world/,
  );
}

export function startScript(script: string, env: Readonly<Record<string, string>>): Promise<Started> {
  return start(['--import', 'tsx', script], env);
}

const TICKS_A_SECOND = 100;

/** Seconds of CPU that a process has used so far, and the memory it holds; Linux only. */
export function usage({ child }: Started): { cpuSeconds: number; megabytes: number } {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
    megabytes: Number(resident) / 1024,
  };
}

const QUIET_LOOKS = 3;
const MOST_LOOKS = 180;
/** What looking for due work takes. */
const QUIET_SHARE = 0.1;

/** Waits until a process does nothing by itself any more: a new demonstration leaves jobs behind, which end within a minute. */
export async function untilQuiet(started: Started): Promise<void> {
  let quiet = 0;
  for (let look = 0; quiet < QUIET_LOOKS; look += 1) {
    if (look > MOST_LOOKS) throw new Error('The product never came to rest.');
    const before = usage(started).cpuSeconds;
    await wait(1_000);
    quiet = usage(started).cpuSeconds - before < QUIET_SHARE ? quiet + 1 : 0;
  }
}
