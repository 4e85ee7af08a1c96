import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { FolderInUse } from '../platform/db/folderLock.ts';
import { operatorAddress } from '../platform/operator/address.ts';
import { callOperator, connectOperator } from '../platform/operator/call.ts';
import { runCommand } from '../platform/operator/command.ts';
import { openBackend, type Backend } from './backend.ts';
import type { AppModules } from './modules.ts';

export interface Order {
  readonly name: string;
  readonly args: readonly string[];
  print(line: string): void;
  printError(line: string): void;
  readonly signal: AbortSignal;
}

/** How long to wait for a server that is starting or stopping. */
const patienceMs = 20_000;

/**
 * Runs an operator's command where the data is: in the server that holds the embedded database if one runs,
 * otherwise here with the database opened for the command. With PostgreSQL it always runs here.
 */
export async function runByOperator(
  root: string,
  config: Config,
  log: Logger,
  modules: AppModules,
  order: Order,
): Promise<number> {
  if (config.databaseUrl !== null) return runHere(await openBackend(root, config, log, modules), order);
  const began = performance.now();
  for (;;) {
    const socket = await connectOperator(operatorAddress(config.dataDir));
    if (socket !== null) return callOperator(socket, { ...order, openFile });
    try {
      return await runHere(await openBackend(root, config, log, modules), order);
    } catch (error) {
      // A server holds the folder but doesn't listen yet, or no longer.
      if (!(error instanceof FolderInUse) || performance.now() - began > patienceMs || order.signal.aborted)
        throw error;
      await new Promise((again) => setTimeout(again, 250));
    }
  }
}

async function runHere(backend: Backend, order: Order): Promise<number> {
  try {
    const { core, subjects, worker } = backend;
    return await runCommand(subjects.commands, {
      ...order,
      deps: core.deps,
      settle: () => worker.runUntilIdle(),
      openFile,
    });
  } finally {
    await backend.worker.stop(1_000);
    await backend.close();
  }
}

/** File names are relative to the operator's folder; npm itself runs in the project's. */
function openFile(name: string): Readable {
  return createReadStream(resolve(process.env['INIT_CWD'] ?? process.cwd(), name));
}
