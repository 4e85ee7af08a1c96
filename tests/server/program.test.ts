import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migratedFolder } from '../support/migratedFolder.ts';
import { program, type Program } from '../support/program.ts';

type Settings = Readonly<Record<string, string>>;

/** One data folder for all tests, and how many notes they have had written into it. */
let folder: string;
let noted = 0;
const started: Program[] = [];
/** The server that the previous test left running: a start is most of what these tests cost. */
let left: { readonly one: Program; readonly settings: Settings } | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-program-'));
  await migratedFolder(join(folder, 'db'));
});
afterEach(async () => {
  for (const one of started.splice(0)) if (one !== left?.one) await kill(one);
});
afterAll(async () => {
  await killLeft();
  rmSync(folder, { recursive: true, force: true });
});

async function kill({ child, ended }: Program): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

async function killLeft(): Promise<void> {
  if (left) await kill(left.one);
  left = null;
}

function start(settings: Settings = {}, args?: readonly string[]): Program {
  const one = program({ DATA_DIR: folder, ...settings }, args);
  started.push(one);
  return one;
}

async function listening(one: Program): Promise<string> {
  const [, port] = await one.says(/listening (\d+)/);
  return `http://127.0.0.1:${port}`;
}

/** A server with these settings: the one that the previous test left running, or a new one. */
async function server(settings: Settings = {}): Promise<{ readonly one: Program; readonly base: string }> {
  if (left && !isDeepStrictEqual(left.settings, settings)) await killLeft();
  const one = left?.one ?? start(settings);
  left = null;
  started.push(one);
  return { one, base: await listening(one) };
}

/** An operator's command that notes the text. */
function note(text: string): Program {
  noted += 1;
  return start({}, ['note', text]);
}

const notes = async (base: string): Promise<number> => {
  const [counted] = (await (await fetch(`${base}/backend/count`)).json()) as [{ notes: number }];
  return counted.notes;
};

/** A kept connection, on which requests are sent as they are. */
async function line(base: string) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  let heard = '';
  let isClosed = false;
  const waiting: (() => void)[] = [];
  const wake = (): void => {
    for (const each of waiting.splice(0)) each();
  };
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.toString();
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return {
    /** The head and body of the answer; '' if the connection was closed without one. */
    ask: async (head: string): Promise<string> => {
      heard = '';
      socket.write(head);
      while (!isClosed && !/\r\n\r\n[^]+/.test(heard))
        await new Promise<void>((resolve) => waiting.push(resolve));
      return heard;
    },
    close: () => socket.destroy(),
  };
}

const IMPATIENT: Settings = { STOP_SECONDS: '0' };
const DRAINING: Settings = { DRAIN_SECONDS: '2', LOG_LEVEL: 'info' };

describe('the program on the embedded database', { timeout: 120_000 }, () => {
  it('reports that it is live and ready', async () => {
    const { one, base } = await server();
    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${base}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        checks: [
          { name: 'accepting', ok: true },
          { name: 'database', ok: true },
          { name: 'migrations', ok: true },
          { name: 'disk', ok: true },
          { name: 'copy', ok: true },
          {
            name: 'jobs',
            ok: true,
            waiting: 0,
            lateSeconds: 0,
            lookedSecondsAgo: expect.any(Number),
            failing: 0,
            oldestFailureSeconds: 0,
          },
        ],
      },
    ]);
    left = { one, settings: {} };
  });

  it('refuses a request with two hosts, of which a proxy may have looked at the other one', async () => {
    const { one, base } = await server();
    const both = await line(base);
    expect(
      await both.ask('GET /backend/count HTTP/1.1\r\nHost: org.localhost\r\nHost: localhost\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 400 [^]*MALFORMED_HOST/);
    both.close();
    left = { one, settings: {} };
  });

  it('answers requests that were on the wire when SIGTERM came, on connections that it closes', async () => {
    const { one, base } = await server();
    const get = 'GET /backend/count HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const lines = [await line(base), await line(base)];
    for (const each of lines) expect(await each.ask(get)).toMatch(/^HTTP\/1.1 200/);
    one.child.kill('SIGTERM');
    await one.says(/Stopping/);
    for (const each of lines) expect(await each.ask(get)).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
    expect(await one.ended).toBe(0);
  });

  it('a second start on the folder is refused, naming the folder and the first process, which keeps running', async () => {
    const { one: first, base } = await server();
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`${folder} is in use by process ${first.child.pid}.`);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    left = { one: first, settings: {} };
  });

  it("an operator's command runs in the server while one runs", async () => {
    const { one, base } = await server();
    await note('inside').says(new RegExp(`noted by ${one.child.pid}`));
    expect(await notes(base)).toBe(noted);
    left = { one, settings: {} };
  });

  it('on SIGTERM finishes requests in flight, soon accepts no new ones, and exits with 0', async () => {
    const { one, base } = await server();
    const slow = fetch(`${base}/backend/slow`);
    await one.says(/slow began/);
    one.child.kill('SIGTERM');
    await one.says(/Stopping/);
    const untilRefused = async (): Promise<void> => {
      while ((await fetch(`${base}/healthz`).catch(() => null)) !== null);
    };
    await untilRefused();
    expect(await (await slow).json()).toEqual({ slow: 'done' });
    expect(await one.ended).toBe(0);
  });

  it("an operator's command runs on its own without a server", async () => {
    await killLeft();
    const alone = note('alone');
    await alone.says(new RegExp(`noted by ${alone.child.pid}`));
    expect(await alone.ended).toBe(0);
    const { one, base } = await server();
    expect(await notes(base)).toBe(noted);
    left = { one, settings: {} };
  });

  it('after kill -9 restarts with everything that was confirmed', async () => {
    const { one: first } = await server();
    for (const text of ['one', 'two', 'three']) expect(await note(text).ended).toBe(0);
    first.child.kill('SIGKILL');
    await first.ended;
    const { one, base } = await server();
    expect(await notes(base)).toBe(noted);
    left = { one, settings: {} };
  });

  it('a second signal ends it immediately', async () => {
    const { one, base } = await server();
    void fetch(`${base}/backend/slow`).catch(() => undefined);
    await one.says(/slow began/);
    one.child.kill('SIGINT');
    await one.says(/Stopping/);
    one.child.kill('SIGINT');
    expect(await one.ended).toBe(1);
  });

  it('one of two simultaneous starts serves', async () => {
    await killLeft();
    const both = [start(IMPATIENT), start(IMPATIENT)];
    const ends = await Promise.race(both.map(async (one, index) => ({ index, code: await one.ended })));
    expect(ends.code).toBe(1);
    const winner = both[1 - ends.index] as Program;
    await listening(winner);
    left = { one: winner, settings: IMPATIENT };
  });

  it('cuts off requests at the deadline', async () => {
    const { one, base } = await server(IMPATIENT);
    const slow = fetch(`${base}/backend/slow`).catch(() => 'cut off');
    await one.says(/slow began/);
    one.child.kill('SIGTERM');
    expect(await slow).toBe('cut off');
    expect(await one.ended).toBe(0);
  });

  it('a port in use is reported in a sentence, and the folder is released', async () => {
    await killLeft();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const one = start({ PORT: String(port) });
    expect(await one.ended).toBe(1);
    expect(one.errors().trim()).toBe(
      `Another program uses port ${port}. Stop it, or choose another port with --port N or PORT.`,
    );
    other.close();
    left = { one: (await server(DRAINING)).one, settings: DRAINING };
  });

  it('on SIGTERM first reports that it is not ready, and answers for DRAIN_SECONDS on connections that it closes', async () => {
    const { one, base } = await server(DRAINING);
    one.child.kill('SIGTERM');
    await one.says(/Stopping/);
    const ready = await fetch(`${base}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect(await ready.json()).toMatchObject({
      status: 'not ready',
      checks: [
        { name: 'accepting', ok: false, reason: 'The process is stopping.' },
        { name: 'database' },
        { name: 'migrations' },
        { name: 'disk' },
        { name: 'copy' },
        { name: 'jobs' },
      ],
    });
    expect(await notes(base)).toBe(noted);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(await one.ended).toBe(0);
  });

  it('with faulty settings reports all of them and does not start', async () => {
    const one = start({ PORT: 'many', ROLE: 'boss', SECRET_KEY: 'hush' });
    expect(await one.ended).toBe(1);
    expect(one.errors()).toContain('The configuration has 3 faults:');
    expect(one.errors()).toContain('PORT must be a whole number from 0 to 65535, not "many".');
    expect(one.errors()).toContain('ROLE must be one of all, web, worker, not "boss".');
    expect(one.errors()).toContain('SECRET_KEY must be 64 hexadecimal digits, not what was given.');
    expect(one.errors()).not.toContain('hush');
  });
});
