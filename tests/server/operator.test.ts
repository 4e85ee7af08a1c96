import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import type { Deps } from '../../src/server/platform/context.ts';
import { operatorAddress } from '../../src/server/platform/operator/address.ts';
import { callOperator, connectOperator } from '../../src/server/platform/operator/call.ts';
import {
  CommandFault,
  runCommand,
  type Command,
  type CommandServices,
} from '../../src/server/platform/operator/command.ts';
import { serveOperator, type OperatorChannel } from '../../src/server/platform/operator/serve.ts';

const toHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
let aborted = false;

const commands: readonly Command[] = [
  {
    name: 'hash',
    usage: 'FILE…',
    summary: 'Tells the files apart.',
    fileArguments: (args) => args.filter((arg) => arg.startsWith('/')),
    run: async ({ files, args, print }) => {
      const brand = args.slice(-1).join();
      for (const file of files) {
        const hash = createHash('sha256');
        for await (const piece of file.open() as AsyncIterable<Buffer>) hash.update(piece);
        print(`${hash.digest('hex')} ${brand}`);
      }
      return 0;
    },
  },
  {
    name: 'peek',
    usage: 'FILE…',
    summary: 'Reads the first piece of each.',
    fileArguments: (args) => args,
    run: async ({ files, print }) => {
      for (const file of files) {
        const stream = file.open();
        for await (const piece of stream as AsyncIterable<Buffer>) {
          print(piece.toString('latin1', 0, 1));
          break;
        }
      }
      return 3;
    },
  },
  {
    name: 'fault',
    usage: '',
    summary: '',
    run: () => Promise.reject(new CommandFault('There is no member with this address.')),
  },
  { name: 'broken', usage: '', summary: '', run: () => Promise.reject(new Error('a fault of ours')) },
  {
    name: 'hold',
    usage: 'FILE',
    summary: 'Opens a file and reads nothing of it.',
    fileArguments: (args) => args,
    run: ({ files, print, signal }) =>
      new Promise((resolve) => {
        for (const each of files) each.open();
        print('open');
        signal.addEventListener('abort', () => resolve(0));
      }),
  },
  {
    name: 'wait',
    usage: '',
    summary: '',
    run: ({ signal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          resolve(0);
        }),
      ),
  },
];

let folder: string;
let address: string;
let channel: OperatorChannel;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-operator-'));
  address = operatorAddress(folder);
  const deps = { log: pino({ level: 'silent' }) } as unknown as Deps;
  channel = await serveOperator(address, commands, { deps, settle: async () => undefined });
});
afterAll(async () => {
  await channel.close();
  rmSync(folder, { recursive: true });
});

async function call(
  name: string,
  { args = [], signal = new AbortController().signal }: { args?: string[]; signal?: AbortSignal } = {},
) {
  const socket = await connectOperator(address);
  if (socket === null) throw new Error('no server listens');
  const [out, faults]: [string[], string[]] = [[], []];
  const code = await callOperator(socket, {
    name,
    args,
    openFile: (file) => createReadStream(file),
    print: (line) => void out.push(line),
    printError: (line) => void faults.push(line),
    signal,
  });
  return { code, out, faults };
}

function file(name: string, content: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('the operator channel', () => {
  it.runIf(process.platform !== 'win32')('is for the same user alone', () => {
    expect(statSync(address).mode & 0o777).toBe(0o600);
  });

  it('runs a command in the server with the operator’s files', async () => {
    const [large, small] = [randomBytes(20_000_000), Buffer.from('small')];
    const files = [file('large', large), file('small', small), file('empty', Buffer.alloc(0))];
    const { code, out } = await call('hash', { args: [...files, '--brand', 'org'] });
    expect(code).toBe(0);
    expect(out).toEqual([large, small, Buffer.alloc(0)].map((content) => `${toHash(content)} org`));
  });

  it('does not mix up half-read files', async () => {
    const files = [file('a', Buffer.alloc(3_000_000, 'a')), file('b', Buffer.alloc(3_000_000, 'b'))];
    expect(await call('peek', { args: files })).toEqual({ code: 3, out: ['a', 'b'], faults: [] });
  });

  it.each([
    ['fault', 1, 'There is no member with this address.'],
    ['broken', 70, 'broken failed: a fault of ours'],
    ['unknown', 2, 'There’s no command unknown.'],
  ])('reports how %s ended', async (name, code, line) => {
    const { code: ended, out, faults } = await call(name);
    expect([ended, out, faults[0]]).toEqual([code, [], line]);
  });

  it('lists the commands', async () => {
    const { code, out } = await call('help');
    expect(code).toBe(0);
    expect(out.slice(0, 2)).toEqual(['npm run broken', '    ']);
    expect(out).toContain('npm run hash -- FILE…');
  });

  it('reports which file cannot be read', async () => {
    const { code, faults } = await call('hash', { args: [join(folder, 'none')] });
    expect(code).not.toBe(0);
    expect(faults).toEqual([`There’s no file ${join(folder, 'none')}.`]);
  });

  it.each([
    ['is missing', () => join(folder, 'none'), (name: string) => `There’s no file ${name}.`],
    ['is a folder', () => folder, (name: string) => `We can’t read ${name}: it’s a folder.`],
  ])('says in a sentence that a file %s, without a server as well', async (_what, path, sentence) => {
    const faults: string[] = [];
    const code = await runCommand(commands, {
      name: 'hash',
      args: [path()],
      deps: {} as CommandServices['deps'],
      settle: async () => undefined,
      signal: new AbortController().signal,
      print: () => undefined,
      printError: (line) => void faults.push(line),
      openFile: (name) => createReadStream(name),
    });
    expect([code, faults]).toEqual([1, [sentence(path())]]);
  });

  it('ends a command whose operator has disconnected', async () => {
    const abort = new AbortController();
    const waiting = call('wait', { signal: abort.signal });
    await new Promise((resolve) => setTimeout(resolve, 100));
    abort.abort();
    expect((await waiting).code).toBe(130);
    for (let turn = 0; turn < 100 && !aborted; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(aborted).toBe(true);
  });

  it('outlives an operator who goes before sending a file that nothing reads', async () => {
    const run = request({
      socketPath: address,
      method: 'POST',
      path: '/run',
      headers: { 'content-type': 'application/json' },
    });
    run.on('error', () => undefined).end(JSON.stringify({ name: 'hold', args: ['/held'] }));
    const [response] = (await once(run, 'response')) as [IncomingMessage];
    await once(response, 'data');
    response.on('error', () => undefined);
    run.destroy();
    // Time for an error that nothing handles, which would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await call('help')).code).toBe(0);
  });

  it('is closed when no server runs', async () => {
    expect(await connectOperator(operatorAddress(join(folder, 'nobody')))).toBe(null);
  });

  it('has a valid address, however long the folder’s path is', () => {
    expect(operatorAddress(join(folder, 'x'.repeat(200))).length).toBeLessThan(108);
    expect(operatorAddress('/one/folder')).not.toBe(operatorAddress('/other/folder'));
  });
});
