import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  /** Kills it and its children with signal 9; unconfirmed writes may be lost. */
  readonly kill: () => Promise<void>;
  /** Starts it again after that. */
  readonly restart: () => Promise<void>;
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

/**
 * A PostgreSQL server in a temporary folder, on a free port of this machine, without durable writes; with `outlivesKill`,
 * confirmed writes survive a kill of its processes. PostgreSQL refuses to run as root, so root runs it as the user that
 * its package made.
 */
export async function startPostgres(
  programs: string,
  { outlivesKill = false } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
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
  const made = spawnSync(join(programs, 'initdb'), ['--pgdata', data, ...options], {
    cwd: folder,
    encoding: 'utf8',
    ...owner,
  });
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

function findUser(name: string): { uid?: number; gid?: number } {
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
