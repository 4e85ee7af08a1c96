import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../load/processes.ts';
import { freePort } from './freePort.ts';
import { operatorCommand } from './operatorCommand.ts';

interface Letter {
  readonly kind: 'mail' | 'sms';
  readonly text: string;
}

/** The product with its demonstration and its sandbox, for a test that moves the time. */
export interface OwnProduct {
  origin(brand: string): string;
  /** `npm run clock -- …`; done when everything that fell due is done. */
  moveClock(distance: string): Promise<void>;
  /** The mail and text messages that went to an address, latest first. */
  lettersTo(address: string): Promise<readonly Letter[]>;
  stop(): Promise<void>;
}

/** Starts it from the build, on data of its own and free ports. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ebbwatt-own-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { PORT: port, DATA_DIR: dataDir, HOST: 'localhost', EBBWATT_ENV: 'test', JOB_POLL_MS: '200', SANDBOX_PORT: sandboxPort, SANDBOX_STEP_MS: '300' };
  const product = await startProduct(env);
  return {
    origin: (brand) => `http://${brand === 'default' ? '' : `${brand}.`}localhost:${port}`,
    moveClock: async (distance) => {
      const { code, said } = await operatorCommand(['clock', '--', distance], { DATA_DIR: dataDir, PORT: port });
      if (code !== 0) throw new Error(said);
    },
    lettersTo: async (address) => {
      const answer = await fetch(`http://localhost:${sandboxPort}/outbox.json?to=${encodeURIComponent(address)}`);
      return ((await answer.json()) as { letters: readonly Letter[] }).letters;
    },
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
