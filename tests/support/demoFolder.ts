import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../load/processes.ts';
import { freePort } from './freePort.ts';
import { operatorCommand } from './operatorCommand.ts';

/** Passes the prepared folder to the workers. */
export const DEMO_VARIABLE = 'EBBWATT_TEST_DEMO';

/** Stands for the product's host and port in the prepared folder. */
const PRODUCT = 'product.invalid/';

/**
 * Makes the demonstration in an empty folder and does its first jobs. That takes longer than most tests, so it is done
 * once, and every product that a test starts gets a copy.
 */
export async function prepareDemoFolder(folder: string): Promise<void> {
  const port = await freePort();
  const product = await startProduct({
    PORT: port,
    SANDBOX_PORT: await freePort(),
    DATA_DIR: folder,
    HOST: 'localhost',
    EBBWATT_ENV: 'test',
    EMBEDDED_SYNC: 'off',
  });
  // It returns when everything due is done.
  const { code, said } = await operatorCommand(['clock', '--', 'reset'], { DATA_DIR: folder });
  await product.stop();
  if (code !== 0) throw new Error(said);
  replaceInPartners(folder, `localhost:${port}/`, PRODUCT);
}

/** Fills an empty data folder with the prepared demonstration, for a product on this port. */
export function copyDemoFolder(dataDir: string, port: string): void {
  const { [DEMO_VARIABLE]: prepared } = process.env;
  if (prepared === undefined) throw new Error('playwright.config.ts names no folder with the demonstration.');
  cpSync(prepared, dataDir, { recursive: true });
  replaceInPartners(dataDir, PRODUCT, `localhost:${port}/`);
}

/** The partners report changes to the addresses that the product subscribed with. */
function replaceInPartners(dataDir: string, from: string, to: string): void {
  const world = join(dataDir, 'sandbox', 'world.json');
  writeFileSync(world, readFileSync(world, 'utf8').replaceAll(from, to));
}
