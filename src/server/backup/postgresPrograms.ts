import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { CommandFault } from '../platform/operator/command.ts';

export type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** The address without its password, which other users could read in the list of processes, and the environment with it. */
export function connectionOf(url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return {
    address: parsed.href,
    env: { ...process.env, PGOPTIONS: '', ...(password === '' ? {} : { PGPASSWORD: password }) },
  };
}

/** Throws a CommandFault for a program that isn't installed, or is older than the server. */
export function requireProgram(program: Program, server: number): void {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error !== undefined)
    throw new CommandFault(
      `${program} isn’t installed. Install PostgreSQL’s client programs (Debian: postgresql-client), ` +
        `version ${server} or newer.`,
    );
  const version = Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
  if (version < server)
    throw new CommandFault(
      `${program} is of version ${version}, and the server of ${server}. Install PostgreSQL’s client programs of ` +
        `version ${server} or newer.`,
    );
}

/** Starts a program that ends with `signal`; `ended` throws what it complained about. */
export function startProgram(
  program: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): { readonly child: ChildProcess; readonly ended: Promise<void>; said(): string } {
  const child = spawn(program, [...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (piece: Buffer) => (complaints = `${complaints}${piece.toString()}`.slice(-4_000)));
  // What it no longer reads is reported by its end.
  child.stdin.on('error', () => undefined);
  const stop = (): void => void child.kill();
  signal.addEventListener('abort', stop);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 && !signal.aborted) resolve();
      else reject(new CommandFault(inWords(program, complaints)));
    });
  });
  // Awaited later, or not at all after another failure.
  ended.catch(() => undefined);
  return { child, ended, said: () => complaints };
}

function inWords(program: Program, complaints: string): string {
  if (/no space left|disk full/i.test(complaints)) return `${program} stopped: the disk is full.`;
  const first =
    /(?:ERROR|FATAL|error): .*/.exec(complaints)?.[0] ??
    complaints.trim().split('\n').at(-1) ??
    'it ended early';
  return `${program} stopped: ${first}`;
}
