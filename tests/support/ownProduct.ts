import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorAddress } from '../../src/server/platform/operator/address.ts';
import { callOperator, connectOperator } from '../../src/server/platform/operator/call.ts';
import { sandboxRoot, sandboxSecret } from '../../src/server/platform/partners.ts';
import { startProduct } from '../load/processes.ts';
import { freePort } from './freePort.ts';
import { migratedFolder } from './migratedFolder.ts';

interface OutboxMessage {
  readonly kind: 'mail' | 'sms';
  readonly text: string;
}

/** The product with its demonstration and its sandbox, for a test that moves the time. */
export interface OwnProduct {
  origin(brand: string): string;
  /** Where the sandbox answers. */
  readonly sandbox: string;
  /** Runs an operator's command in the server; throws what it says when it fails. */
  command(name: string, args: readonly string[]): Promise<void>;
  /** Does what `npm run clock -- …` does, which returns when everything due is done. */
  moveClock(distance: string): Promise<void>;
  /** The emails and text messages to an address, latest first. */
  messagesTo(address: string): Promise<readonly OutboxMessage[]>;
  /** Calls the sandbox's `/control` API, which directs its partners; returns the JSON. */
  control<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts it from the build with the demonstration of some brands, and does what is due. */
export async function startOwnProduct(brands: readonly string[]): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ebbwatt-own-'));
  await migratedFolder(join(dataDir, 'db'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    HOST: 'localhost',
    EBBWATT_ENV: 'test',
    EMBEDDED_SYNC: 'off',
    DEMO_BRANDS: brands.join(),
    JOB_POLL_MS: '500',
    SANDBOX_PORT: sandboxPort,
    SANDBOX_STEP_MS: '300',
  };
  const product = await startProduct(env);
  const command = async (name: string, args: readonly string[]): Promise<void> => {
    const server = await connectOperator(operatorAddress(dataDir));
    if (server === null) throw new Error('The server has stopped.');
    const said: string[] = [];
    const code = await callOperator(server, {
      name,
      args,
      openFile: createReadStream,
      print: (line) => void said.push(line),
      printError: (line) => void said.push(line),
      signal: new AbortController().signal,
    });
    if (code !== 0) throw new Error(said.join('\n'));
  };
  const moveClock = (distance: string): Promise<void> => command('clock', [distance]);
  await moveClock('reset');
  return {
    origin: (brand) => `http://${brand === 'default' ? '' : `${brand}.`}localhost:${port}`,
    sandbox: `http://localhost:${sandboxPort}`,
    command,
    moveClock,
    messagesTo: async (address) => {
      const answer = await fetch(
        `http://localhost:${sandboxPort}/outbox.json?to=${encodeURIComponent(address)}`,
      );
      return ((await answer.json()) as { messages: readonly OutboxMessage[] }).messages;
    },
    control: async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const headers = {
        'x-sandbox-key': sandboxSecret(sandboxRoot(dataDir), 'sandbox'),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const answer = await fetch(`http://localhost:${sandboxPort}/control${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
