import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Copy, DockerfileParser } from 'dockerfile-ast';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/server/platform/root.ts';
import { settings } from '../../src/server/platform/settings.ts';
import { freePort } from '../support/freePort.ts';
import { administrate, dropDatabase, newDatabaseName, withDatabase } from '../support/serverDatabases.ts';

// No engine builds images here, so the Dockerfile's steps are followed in empty folders, and what they leave is started as
// another user who may write nowhere but into the volume.

const root = projectRoot();
const OPERATIONS = join(root, 'src/server/operations');
const dockerfile = DockerfileParser.parse(readFileSync(join(OPERATIONS, 'Dockerfile'), 'utf8'));

interface Step {
  readonly name: string;
  readonly words: readonly string[];
  /** Of a COPY: the stage that it copies from, if it isn't the repository. */
  readonly from: string | undefined;
}
const steps: readonly Step[] = dockerfile.getInstructions().map((instruction) => ({
  name: instruction.getInstruction(),
  words: instruction.getArguments().map((word) => word.getValue()),
  from: instruction instanceof Copy ? (instruction.getFromFlag()?.getValue() ?? undefined) : undefined,
}));
const last = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));
const valueOf = (name: string): string => last.find((step) => step.name === name)?.words.join(' ') ?? '';
const env = Object.fromEntries(
  last.filter(({ name }) => name === 'ENV').map(({ words: [pair = ''] }) => pair.split(/=(.*)/s).slice(0, 2)),
) as Record<string, string>;

describe('the image', () => {
  it('is built in two stages, runs as a plain user, and says whether it is well', () => {
    expect(steps.filter(({ name }) => name === 'FROM')).toHaveLength(2);
    expect(valueOf('USER')).toBe('1000:1000');
    expect(valueOf('HEALTHCHECK')).toContain('/healthz');
    expect(valueOf('STOPSIGNAL')).toBe('SIGTERM');
    expect(last.filter(({ name }) => name === 'ADD')).toEqual([]);
  });

  it('has settings that exist, and no secrets', () => {
    const known = new Set([...Object.values(settings).map((setting) => setting.env), 'NODE_ENV']);
    expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(env).filter((name) => /KEY|SECRET|PASSWORD|_URL/.test(name))).toEqual([]);
  });

  it('leaves what belongs to one machine out of what is sent to the engine', () => {
    const ignored = readFileSync(join(OPERATIONS, 'Dockerfile.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules']));
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly image: string;
    readonly read_only?: boolean;
    readonly cap_drop?: readonly string[];
    readonly security_opt?: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
    readonly ports?: readonly string[];
  }
  const text = readFileSync(join(OPERATIONS, 'compose.yaml'), 'utf8');
  const { services } = load(text, { schema: YAML11_SCHEMA }) as {
    readonly services: Readonly<Record<string, Service>>;
  };

  it.each(['web', 'worker'])('runs %s on a read-only file system, without rights', (role) => {
    const service = services[role];
    expect(service).toMatchObject({ image: 'ebbwatt', read_only: true, cap_drop: ['ALL'] });
    expect(service?.security_opt).toEqual(['no-new-privileges:true']);
    expect(service?.environment['ROLE']).toBe(role);
  });

  it('publishes only the pages, and only to this machine', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([['web', '127.0.0.1:3000:3000']]);
  });

  it('holds no secret, and refuses to start without one', () => {
    const given = [...text.matchAll(/(?:PASSWORD|KEY|SECRET)\b(.*)/g)].map(([, rest = '']) => rest);
    const allowed =
      /^(?:: \$\{POSTGRES_PASSWORD:\?set it in \.env\}|:\?set it in \.env\}.*| in a file \.env.*)$/;
    expect(given.filter((rest) => !allowed.test(rest))).toEqual([]);
    expect(given.length).toBeGreaterThan(2);
  });
});

const url = process.env['TEST_DATABASE_URL'] ?? '';
const canFollow = process.env['EBBWATT_DEEP'] === '1' && url !== '' && process.getuid?.() === 0;

describe.runIf(canFollow)('the steps of the Dockerfile', () => {
  const name = newDatabaseName();
  let base: string | undefined;
  let running: ChildProcess | undefined;
  afterAll(async () => {
    running?.kill('SIGKILL');
    await administrate(url, (client) => dropDatabase(client, name));
    if (base !== undefined) rmSync(base, { recursive: true, force: true });
  });

  it(
    'make an image that starts as another user, is well, and ends when it is asked to',
    { timeout: 600_000 },
    async () => {
      base = mkdtempSync(join(tmpdir(), 'ebbwatt-image-'));
      chmodSync(base, 0o755);
      const image = follow(base);
      await administrate(url, (client) => client.query(`create database ${name}`));
      const port = await freePort();
      const started = {
        PATH: process.env['PATH'] ?? '',
        ...env,
        // Production asks for the captcha of each brand.
        EBBWATT_ENV: 'review',
        DEMO: 'off',
        SANDBOX_PORT: 'off',
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: join(image, 'data'),
        DATABASE_URL: withDatabase(url, name),
        SECRET_KEY: '5e'.repeat(32),
        SMTP_URL: 'smtp://127.0.0.1:9',
        ROLE: 'web',
        STAFF_SECOND_STEP: 'off',
      };
      const cwd = join(image, 'app');
      const command = JSON.parse(
        valueOf('CMD')
          .replaceAll(' ', '')
          .replace(/^.*?(?=\[)/, ''),
      ) as string[];
      running = spawn(process.execPath, command.slice(1), {
        cwd,
        env: started,
        uid: 1000,
        gid: 1000,
        stdio: 'pipe',
      });
      let output = '';
      running.stdout?.on('data', (piece: Buffer) => (output += piece.toString()));
      running.stderr?.on('data', (piece: Buffer) => (output += piece.toString()));
      const ended = once(running, 'exit');
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/readyz`).then(
              ({ status }) => status,
              () => output.slice(-2_000),
            ),
          {
            timeout: 120_000,
          },
        )
        .toBe(200);
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/html'),
      ]);
      const check = /-e","(.*)"\]$/s.exec(healthCommand())?.[1] ?? '';
      const healthy = () =>
        execFileSync(process.execPath, ['-e', check], { env: started, uid: 1000, gid: 1000 });
      expect(healthy).not.toThrow();
      running.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(healthy).toThrow();
    },
  );
});

const healthCommand = (): string =>
  readFileSync(join(OPERATIONS, 'Dockerfile'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('HEALTHCHECK'))
    ?.replace('["node", "-e", "', '["node","-e","') ?? '';

/** What a build finds in its environment: nothing of the tests'. */
const PLAIN = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };

/** Follows the steps below a folder, and answers the folder that is the image's root. */
function follow(base: string): string {
  const stages = new Map<string, string>();
  let stage = '';
  let workdir = '/';
  const within = (path: string): string => join(stage, path.startsWith('/') ? path : join(workdir, path));
  for (const { name, words, from } of steps) {
    if (name === 'FROM') {
      stage = join(base, String(stages.size));
      mkdirSync(stage);
      stages.set(words[2] ?? 'image', stage);
      workdir = '/';
    } else if (name === 'WORKDIR') {
      workdir = words[0] ?? '/';
      mkdirSync(within(workdir), { recursive: true });
    } else if (name === 'COPY') {
      copy(words, from);
    } else if (name === 'RUN') {
      const [program = '', ...args] = words;
      const named = args.map((word) => (word.startsWith('/') ? within(word) : word));
      execFileSync(program, named, { cwd: within(workdir), env: PLAIN, stdio: 'pipe' });
    }
  }
  return stage;

  function copy(words: readonly string[], from: string | undefined): void {
    const to = words.at(-1) ?? '';
    for (const path of words.slice(0, -1)) {
      const source = from === undefined ? join(root, path) : join(stages.get(from) ?? '', path);
      if (path === '.') {
        // What the repository holds, less what the list of ignored files names.
        for (const file of sent()) put(join(root, file), join(within(to), file));
      } else if (to.endsWith('/')) put(source, join(within(to), path.split('/').at(-1) ?? ''));
      else put(source, within(to));
    }
  }
}

function put(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  if (existsSync(target)) chownSync(target, 0, 0);
}

/** The files that are sent to the engine. */
function sent(): readonly string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('tests/') && !/\.test\.tsx?$/.test(file));
}
