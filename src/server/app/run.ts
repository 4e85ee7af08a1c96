import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { operatorAddress } from '../platform/operator/address.ts';
import { serveOperator, type OperatorChannel } from '../platform/operator/serve.ts';
import { openBackend, type Backend } from './backend.ts';
import { buildHttp } from './http.ts';
import type { AppParts } from './parts.ts';
import type { SandboxProcess } from './sandboxProcess.ts';

/** A program that runs. */
export interface Running {
  readonly port: number | null;
  /** What to tell whoever started it. */
  readonly lines: readonly string[];
  /** Lets what is in flight finish, up to the deadline, and gives everything back. Safe to be called twice. */
  stop(): Promise<void>;
}

/** Starts what the configuration's role asks for: web, worker or both. */
export async function run(root: string, config: Config, log: Logger, parts: AppParts): Promise<Running> {
  const backend = await openBackend(root, config, log, parts);
  let app: FastifyInstance | null = null;
  let operator: OperatorChannel | null = null;
  let sandbox: SandboxProcess | null = null;
  let stopping: Promise<void> | null = null;

  const stopAll = async (): Promise<void> => {
    const deadline = config.stopSeconds * 1_000;
    await Promise.all([app && closeApp(app, deadline), backend.worker.stop(deadline)]);
    await operator?.close();
    await sandbox?.stop();
    await backend.close();
  };
  const stop = (): Promise<void> => (stopping ??= stopAll());

  try {
    // Beside the web alone: of two roles on one machine one has it.
    if (config.sandboxPort !== null && config.role !== 'worker') sandbox = (await parts.sandbox?.(backend.core, config.sandboxPort)) ?? null;
    const lines = config.demo && parts.demonstration ? await parts.demonstration(backend.core, backend.worker) : [];
    if (config.role !== 'worker') {
      app = await buildHttp(backend, parts, () => stopping !== null);
      await app.listen({ port: config.port, host: config.host });
    }
    if (config.databaseUrl === null) operator = await openOperator(config, backend);
    if (config.role === 'worker') stepBack(log);
    if (config.role !== 'web') backend.worker.start();
    const address = app?.server.address() as AddressInfo | null | undefined;
    return { port: address?.port ?? null, lines: [...lines, ...(sandbox?.lines ?? [])], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Jobs can wait a moment, visitors cannot: beside a web process on the same machine the worker takes the processor time that is left. */
function stepBack(log: Logger): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.warn({ err: error }, 'the priority of the worker could not be lowered');
  }
}

function openOperator({ dataDir }: Config, { core, subjects, worker }: Backend): Promise<OperatorChannel> {
  return serveOperator(operatorAddress(dataDir), subjects.commands, { deps: core.deps, settle: () => worker.runUntilIdle() });
}

/** Takes no new connection, lets the requests in flight finish, and cuts off what is left at the deadline. */
async function closeApp(app: FastifyInstance, deadlineMs: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  await app.close();
  clearTimeout(timer);
}
