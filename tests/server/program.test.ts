import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migratedFolder } from '../support/migratedFolder.ts';
import { program, type Program } from '../support/program.ts';

/** One data folder for all tests, which count the notes in it from where they find them. */
let folder: string;
const started: Program[] = [];
/** The server that the previous test left running: a start is most of what these tests cost. */
let left: Program | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-program-'));
  await migratedFolder(join(folder, 'db'));
});
afterEach(async () => {
  for (const one of started.splice(0)) if (one !== left) await kill(one);
});
afterAll(async () => {
  if (left) await kill(left);
  rmSync(folder, { recursive: true, force: true });
});

async function kill({ child, ended }: Program): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

function start(settings: Record<string, string> = {}, args?: readonly string[]): Program {
  const one = program({ DATA_DIR: folder, ...settings }, args);
  started.push(one);
  return one;
}

async function listening(one: Program): Promise<string> {
  const [, port] = await one.says(/listening (\d+)/);
  return `http://127.0.0.1:${port}`;
}

/** A server with the default settings: the one that the previous test left running, or a new one. */
async function server(): Promise<{ readonly one: Program; readonly base: string }> {
  const one = left ?? start();
  left = null;
  started.push(one);
  return { one, base: await listening(one) };
}

const notes = async (base: string): Promise<number> => {
  const [counted] = (await (await fetch(`${base}/backend/count`)).json()) as [{ notes: number }];
  return counted.notes;
};

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
          { name: 'jobs', ok: true, waiting: 0, lateSeconds: 0, lookedSecondsAgo: expect.any(Number) },
        ],
      },
    ]);
    left = one;
  });

  it('a second start on the folder is refused, naming the folder and the first process, which keeps running', async () => {
    const { one: first, base } = await server();
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`${folder} is in use by process ${first.child.pid}.`);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    left = first;
  });

  it("an operator's command runs in the server while one runs, and by itself when none does", async () => {
    const { one, base } = await server();
    const before = await notes(base);
    const command = start({}, ['note', 'inside']);
    await command.says(new RegExp(`noted by ${one.child.pid}`));
    expect(await notes(base)).toBe(before + 1);
    one.child.kill('SIGTERM');
    await one.ended;
    const alone = start({}, ['note', 'alone']);
    await alone.says(new RegExp(`noted by ${alone.child.pid}`));
    expect(await alone.ended).toBe(0);
    const next = await server();
    expect(await notes(next.base)).toBe(before + 2);
    left = next.one;
  });

  it('after kill -9 restarts with everything that was confirmed', async () => {
    const { one: first, base } = await server();
    const before = await notes(base);
    for (const text of ['one', 'two', 'three']) expect(await start({}, ['note', text]).ended).toBe(0);
    first.child.kill('SIGKILL');
    await first.ended;
    const next = await server();
    expect(await notes(next.base)).toBe(before + 3);
    left = next.one;
  });

  it('on SIGTERM finishes requests in flight, accepts no new ones, and exits with 0', async () => {
    const { one, base } = await server();
    const slow = fetch(`${base}/backend/slow`);
    await one.says(/slow began/);
    one.child.kill('SIGTERM');
    await one.says(/Stopping/);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
    expect(await (await slow).json()).toEqual({ slow: 'done' });
    expect(await one.ended).toBe(0);
  });

  it('one of two simultaneous starts serves', async () => {
    const both = [start(), start()];
    const ends = await Promise.race(both.map(async (one, index) => ({ index, code: await one.ended })));
    expect(ends.code).toBe(1);
    const winner = both[1 - ends.index] as Program;
    await listening(winner);
    left = winner;
  });

  it('cuts off at the deadline, and a second signal ends it at once', async () => {
    const { one: other, base: there } = await server();
    void fetch(`${there}/backend/slow`).catch(() => undefined);
    await other.says(/slow began/);
    other.child.kill('SIGINT');
    await other.says(/Stopping/);
    other.child.kill('SIGINT');
    expect(await other.ended).toBe(1);

    const one = start({ STOP_SECONDS: '0' });
    const base = await listening(one);
    const slow = fetch(`${base}/backend/slow`).catch(() => 'cut off');
    await one.says(/slow began/);
    one.child.kill('SIGTERM');
    expect(await slow).toBe('cut off');
    expect(await one.ended).toBe(0);
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

  it('on SIGTERM first reports that it is not ready, and answers for DRAIN_SECONDS on connections that it closes', async () => {
    const one = start({ DRAIN_SECONDS: '2', LOG_LEVEL: 'info' });
    const base = await listening(one);
    const before = await notes(base);
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
    expect(await notes(base)).toBe(before);
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
