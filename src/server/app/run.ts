import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { buildHealthServer } from '../platform/http/health.ts';
import { operatorAddress } from '../platform/operator/address.ts';
import { serveOperator, type OperatorChannel } from '../platform/operator/serve.ts';
import { openBackend, type Backend } from './backend.ts';
import { buildHttp } from './http.ts';
import type { AppModules } from './modules.ts';
import { watchWorkers } from './watchWorkers.ts';
import { warnOfUnreachableHosts } from './publishedHosts.ts';
import type { SandboxProcess } from './sandboxProcess.ts';

/** How long requests that were sent before the stop may be on their way to us, on connections that are open. */
const ON_THE_WIRE_MS = 500;

/** A running program. */
export interface Running {
  readonly port: number | null;
  /** The port of a worker's health endpoints; null: none, or on `port`. */
  readonly healthPort: number | null;
  /** Lines to print at the start. */
  readonly lines: readonly string[];
  /** Finishes running requests up to the deadline and releases everything. May be called twice. */
  stop(): Promise<void>;
}

/** Starts what the configuration's role asks for: web, worker or both. */
export async function run(root: string, config: Config, log: Logger, modules: AppModules): Promise<Running> {
  const backend = await openBackend(root, config, log, modules);
  backend.core.deps.metrics.watchProcess();
  let app: FastifyInstance | null = null;
  let health: FastifyInstance | null = null;
  let serving = false;
  let operator: OperatorChannel | null = null;
  let sandbox: SandboxProcess | null = null;
  let stopping: Promise<void> | null = null;
  let stopWatching: (() => void) | null = null;

  const stopAll = async (): Promise<void> => {
    const deadline = config.stopSeconds * 1_000;
    // A failed start has no requests to finish.
    const drainMs = serving ? Math.max(config.drainSeconds * 1_000, ON_THE_WIRE_MS) : 0;
    stopWatching?.();
    await Promise.all([app && drainAndClose(app, drainMs, deadline), backend.worker.stop(deadline)]);
    await health?.close();
    await operator?.close();
    await sandbox?.stop();
    await backend.close();
  };
  const isStopping = (): boolean => stopping !== null;
  const stop = (): Promise<void> => (stopping ??= stopAll());

  try {
    if (config.environment === 'production') await modules.refuseInProduction?.(backend.core.deps.db);
    // Only beside the web role, because both roles may run on one machine.
    if (config.sandboxPort !== null && config.role !== 'worker')
      sandbox = (await modules.sandbox?.(backend.core, config.sandboxPort)) ?? null;
    // Reports a missing part immediately, before the demonstration is created.
    if (config.role !== 'worker') app = await buildHttp(backend, modules, { isStopping });
    const lines =
      config.demo && modules.demonstration && backend.hasSpace()
        ? await modules.demonstration(backend.core, backend.worker)
        : [];
    if (app) {
      await app.listen({ port: config.port, host: config.host });
      void warnOfUnreachableHosts(backend.core.brands, config, log);
    }
    if (config.databaseUrl === null) operator = await openOperator(config, backend);
    if (config.role === 'worker') {
      stepBack(log);
      if (config.healthPort !== null) {
        health = buildHealthServer(log, backend.readiness, isStopping, {
          metrics: backend.core.deps.metrics,
          networks: config.metricsNetworks,
        });
        await health.listen({ port: config.healthPort, host: config.host });
      }
    }
    if (config.role === 'web') stopWatching = watchWorkers(backend.core.deps);
    else backend.worker.start();
    serving = true;
    return {
      port: readPort(app),
      healthPort: readPort(health),
      lines: [...lines, ...(sandbox?.lines ?? [])],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Jobs can wait a moment, requests can't: beside a web process on the same machine, the worker gets the
 * remaining processor time.
 */
function stepBack(log: Logger): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.warn({ err: error }, 'the priority of the worker could not be lowered');
  }
}

function openOperator({ dataDir }: Config, { core, subjects, worker }: Backend): Promise<OperatorChannel> {
  return serveOperator(operatorAddress(dataDir), subjects.commands, {
    deps: core.deps,
    settle: () => worker.runUntilIdle(),
  });
}

function readPort(app: FastifyInstance | null): number | null {
  return (app?.server.address() as AddressInfo | null | undefined)?.port ?? null;
}

/**
 * Keeps answering while the load balancer learns that this process isn't ready, then refuses new connections,
 * finishes running requests, and cuts off the rest at the deadline.
 */
async function drainAndClose(app: FastifyInstance, drainMs: number, deadlineMs: number): Promise<void> {
  if (drainMs > 0) {
    await wait(drainMs);
    // Accepts connections that the system has already taken before the listener closes.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const timer = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  await app.close();
  clearTimeout(timer);
}
