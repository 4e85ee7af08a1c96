import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { program, type Program } from '../support/program.ts';

/** A data folder that was made by a first start: making one takes far longer than opening it. */
let prepared: string;
let folder: string;
const started: Program[] = [];

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'ebbwatt-program-'));

beforeAll(async () => {
  prepared = newFolder();
  const first = program({ DATA_DIR: prepared });
  await listening(first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
}, 120_000);
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  folder = newFolder();
  cpSync(prepared, folder, { recursive: true });
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, args?: readonly string[]): Program {
  const one = program({ DATA_DIR: folder, ...settings }, args);
  started.push(one);
  return one;
}

async function listening(one: Program): Promise<string> {
  const [, port] = await one.says(/listening (\d+)/);
  return `http://127.0.0.1:${port}`;
}

const notes = async (base: string): Promise<unknown> => (await fetch(`${base}/backend/count`)).json();

describe('the program on the embedded database', { timeout: 120_000 }, () => {
  it('reports that it is live and ready', async () => {
    const base = await listening(start());
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
          { name: 'jobs', ok: true, waiting: 0, lateSeconds: 0, lookedSecondsAgo: expect.any(Number) },
        ],
      },
    ]);
  });

  it('a second start on the folder is refused, naming the folder and the first process, which keeps running', async () => {
    const first = start();
    const base = await listening(first);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`${folder} is in use by process ${first.child.pid}.`);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  it('one of two simultaneous starts serves', async () => {
    const both = [start(), start()];
    const ends = await Promise.race(both.map(async (one, index) => ({ index, code: await one.ended })));
    expect(ends.code).toBe(1);
    await listening(both[1 - ends.index] as Program);
  });

  it('a port in use is reported in a sentence, and the folder is released', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const one = start({ PORT: String(port) });
    expect(await one.ended).toBe(1);
    expect(one.errors().trim()).toBe(
      `Port ${port} is taken by another program. Stop that one, or give this one another port with --port N or PORT.`,
    );
    other.close();
    await listening(start());
  });

  it('on SIGTERM finishes requests in flight, accepts no new ones, and exits with 0', async () => {
    const one = start();
    const base = await listening(one);
    const slow = fetch(`${base}/backend/slow`);
    await one.says(/slow began/);
    one.child.kill('SIGTERM');
    await one.says(/Stopping/);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
    expect(await (await slow).json()).toEqual({ slow: 'done' });
    expect(await one.ended).toBe(0);
  });

  it('on SIGTERM first reports that it is not ready, and answers for DRAIN_SECONDS on connections that it closes', async () => {
    const one = start({ DRAIN_SECONDS: '2', LOG_LEVEL: 'info' });
    const base = await listening(one);
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
        { name: 'jobs' },
      ],
    });
    expect(await notes(base)).toEqual([{ notes: 0 }]);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(await one.ended).toBe(0);
  });

  it('cuts off at the deadline, and a second signal ends it at once', async () => {
    const one = start({ STOP_SECONDS: '0' });
    const base = await listening(one);
    const slow = fetch(`${base}/backend/slow`).catch(() => 'cut off');
    await one.says(/slow began/);
    one.child.kill('SIGTERM');
    expect(await slow).toBe('cut off');
    expect(await one.ended).toBe(0);

    const other = start();
    const there = await listening(other);
    void fetch(`${there}/backend/slow`).catch(() => undefined);
    await other.says(/slow began/);
    other.child.kill('SIGINT');
    await other.says(/Stopping/);
    other.child.kill('SIGINT');
    expect(await other.ended).toBe(1);
  });

  it('after kill -9 restarts with everything that was confirmed', async () => {
    const first = start();
    await listening(first);
    for (const text of ['one', 'two', 'three']) expect(await start({}, ['note', text]).ended).toBe(0);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await notes(await listening(start()))).toEqual([{ notes: 3 }]);
  });

  it("an operator's command runs in the server while one runs, and by itself when none does", async () => {
    const server = start();
    const base = await listening(server);
    const command = start({}, ['note', 'inside']);
    await command.says(new RegExp(`noted by ${server.child.pid}`));
    expect(await notes(base)).toEqual([{ notes: 1 }]);
    server.child.kill('SIGTERM');
    await server.ended;
    const alone = start({}, ['note', 'alone']);
    await alone.says(new RegExp(`noted by ${alone.child.pid}`));
    expect(await alone.ended).toBe(0);
    expect(await notes(await listening(start()))).toEqual([{ notes: 2 }]);
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
