import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { operatorsCommands } from './operatorsCommands.ts';

export interface PostgresServer {
  readonly url: string;
  /** Its database folder. */
  readonly data: string;
  /** Kills it and its children with signal 9; unconfirmed writes may be lost. */
  readonly kill: () => Promise<void>;
  /** Starts it again after that. */
  readonly restart: () => Promise<void>;
  /** Runs commands on its machine, as the user that it runs as; `$DATA` is its folder. */
  readonly follow: (commands: string, env?: Readonly<Record<string, string>>) => void;
  readonly stop: () => Promise<void>;
}

/** The folder with PostgreSQL's programs, newest version first; null where there is none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/pgsql-15/bin',
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** Runs one of PostgreSQL's programs as the user that the server runs as. */
export type RunProgram = (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Ran;

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface StartOptions {
  readonly outlivesKill?: boolean;
  /** Parameters beside, or in place of, the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Makes the database folder from another server's instead of an empty one. */
  readonly prepare?: {
    readonly password: string;
    readonly make: (run: RunProgram, data: string) => Ran;
  };
}

/** Parameters of a server that others follow, or that keeps its log. */
export const REPLICATED = { wal_level: 'replica', max_wal_senders: '10', hot_standby: 'on' } as const;

/** A server that follows another one by streaming, made by the commands of a point of the operators' chapter. */
export function startStandby(
  programs: string,
  primary: PostgresServer,
  point = 'Standby',
): Promise<PostgresServer> {
  return startPostgres(programs, {
    outlivesKill: true,
    settings: REPLICATED,
    prepare: {
      password: new URL(primary.url).password,
      make: (run, data) =>
        run('bash', ['-ec', operatorsCommands(point)], {
          ...process.env,
          PRIMARY: primary.url,
          DATA: data,
        }),
    },
  });
}

/**
 * A PostgreSQL server in a temporary folder, on a free port of this machine, without durable writes; with `outlivesKill`,
 * confirmed writes survive a kill of its processes. PostgreSQL refuses to run as root, so root runs it as the user that
 * its package made.
 */
export async function startPostgres(
  programs: string,
  { outlivesKill = false, settings: given = {}, prepare }: StartOptions = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = prepare?.password ?? randomBytes(16).toString('hex');
  const owner = process.getuid?.() === 0 ? findUser('postgres') : {};
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of owner.uid === undefined ? [] : [folder, passwordFile])
    chownSync(path, owner.uid ?? 0, owner.gid ?? 0);

  const options = [
    '--username=ebbwatt',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const run: RunProgram = (program, args, env = process.env) =>
    spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, PATH: `${programs}${delimiter}${env['PATH'] ?? ''}` },
      ...owner,
    });
  const made = prepare?.make(run, data) ?? run('initdb', ['--pgdata', data, ...options]);
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not make a database folder:\n${made.stdout}${made.stderr}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: outlivesKill ? 'on' : 'off',
    full_page_writes: 'off',
    // What tests leave behind is emptied by them, and nothing of it needs a standby server or a later start.
    autovacuum: 'off',
    // Compiling a statement pays off on many rows only.
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    checkpoint_timeout: '1h',
    max_wal_size: '4GB',
    log_min_messages: 'panic',
    ...given,
  };
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...switches], {
      cwd: folder,
      stdio: 'inherit',
      ...owner,
    });
  let server = start();
  const abandon = (): void => void server.kill('SIGQUIT');
  process.once('exit', abandon);
  const url = `postgres://ebbwatt:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    data,
    follow: (commands, env = {}) => {
      const { status, stdout, stderr } = run('bash', ['-ec', commands], {
        ...process.env,
        DATA: data,
        ...env,
      });
      if (status !== 0) throw new Error(`${stdout}${stderr}`);
    },
    kill: async () => {
      const children = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter(Boolean)
        .map(Number);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      for (const child of children) killIfThere(child);
      await ended;
    },
    restart: async () => {
      // An exiting child may hold the folder for a moment.
      for (let tries = 0; ; tries += 1) {
        server = start();
        try {
          return await untilReady(url, server);
        } catch (error) {
          if (tries === 20) throw error;
          await wait(100);
        }
      }
    },
    stop: async () => {
      process.off('exit', abandon);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill('SIGINT')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
}

export function findUser(name: string): { uid?: number; gid?: number } {
  const number = (what: string): number =>
    Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout.trim() || NaN);
  const [uid, gid] = [number('-u'), number('-g')];
  if (Number.isNaN(uid))
    throw new Error(`PostgreSQL does not run as root, and there is no user "${name}" to run it as.`);
  return { uid, gid };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not start.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
