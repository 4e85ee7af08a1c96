import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COUNTRIES } from '../../domain/brands/countries.ts';
import { DEMO_UTILITIES } from '../demo/places.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { sandboxRoot } from '../platform/partners.ts';

/** The sandbox process beside the server. */
export interface SandboxProcess {
  /** Lines to print at the start. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** The sandbox didn't start; the message is for the operator. */
export class SandboxFault extends Error {
  override readonly name = 'SandboxFault';
}

interface SandboxStart {
  /** The project's folder. */
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  readonly brandIds: readonly string[];
  /** The name of each brand, by its id. */
  readonly companies?: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Ready {
  readonly url: string;
}

const READY_WITHIN_MS = 30_000;
const STOPS_WITHIN_MS = 5_000;
const CLOCK_EVERY_MS = 1_000;
const CLOCK_TOLERANCE_MS = 1_000;

/**
 * Starts the sandbox as its own process and waits until it answers. It reads the root of its secrets
 * from a file shared with the server, follows the server's time, and ends with the server. If it ends by
 * itself, that is logged, and it isn't restarted.
 */
export async function startSandbox(start: SandboxStart): Promise<SandboxProcess> {
  const { port, clock, log } = start;
  const child = forkSandbox(start);
  const { url } = await waitUntilReady(child);

  let stopping = false;
  child.once('exit', (code, signal) => {
    if (!stopping)
      log.error(
        { code, signal },
        'The sandbox has stopped. No partner answers until you restart the program.',
      );
  });
  const timer = followClock(child, clock);

  return {
    lines: [
      `Play the utility's side:  ${url}/`,
      `Play the grid:            ${url}/grid`,
      `Mail and text messages:   ${url}/outbox`,
      '',
    ],
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const inTime = await Promise.race([
        ended.then(() => true),
        wait(STOPS_WITHIN_MS, false, { ref: false }),
      ]);
      if (!inTime) {
        log.warn({ port }, 'The sandbox doesn’t stop, so we’re killing it.');
        child.kill('SIGKILL');
      }
    },
  };
}

function forkSandbox({ root, dataDir, port, brandIds, companies = {} }: SandboxStart): ChildProcess {
  sandboxRoot(dataDir);
  const folder = join(dataDir, 'sandbox');
  mkdirSync(folder, { recursive: true });
  const utilities = COUNTRIES.flatMap((country) =>
    DEMO_UTILITIES[country].map(({ acronym, name, shortName, timeZone }) => ({
      slug: acronym.toLowerCase(),
      name,
      shortName,
      country,
      timeZone,
    })),
  );
  writeFileSync(join(folder, 'cast.json'), JSON.stringify({ utilities, brands: brandIds, companies }));
  // Runs from the sources or from the build, like this file.
  const isSource = import.meta.url.endsWith('.ts');
  return fork(join(root, isSource ? 'src/sandbox/main.ts' : 'dist/server/sandbox.js'), {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    cwd: root,
    env: { ...process.env, SANDBOX_FOLDER: folder, SANDBOX_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * Waits until the sandbox answers, and returns its address.
 * @throws SandboxFault
 */
async function waitUntilReady(child: ChildProcess): Promise<Ready> {
  const started = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message) => {
      const { ready, failed } = message as { readonly ready?: Ready; readonly failed?: string };
      if (ready) resolve(ready);
      else if (failed !== undefined) reject(new SandboxFault(`The sandbox didn’t start: ${failed}`));
    });
    child.once('error', (error) => reject(new SandboxFault(`The sandbox didn’t start: ${error.message}`)));
    child.once('exit', (code) =>
      reject(new SandboxFault(`The sandbox didn’t start: it ended with code ${code ?? 'none'}.`)),
    );
  });
  const tooLate = wait(READY_WITHIN_MS, undefined, { ref: false }).then(() => {
    throw new SandboxFault(`The sandbox didn’t start: no answer for ${READY_WITHIN_MS / 1_000} seconds.`);
  });
  try {
    return await Promise.race([started, tooLate]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/**
 * Sends the offset whenever the product's time is moved, immediately, so that no call with the new time comes
 * first.
 */
function followClock(child: ChildProcess, clock: Clock): NodeJS.Timeout {
  let sentMs = 0;
  const sendOffset = (): void => {
    const offsetMs = clock.now().getTime() - wallClock();
    if (!child.connected || Math.abs(offsetMs - sentMs) <= CLOCK_TOLERANCE_MS) return;
    sentMs = offsetMs;
    child.send({ offsetMs });
  };
  sendOffset();
  clock.onMoved?.(sendOffset);
  return setInterval(sendOffset, CLOCK_EVERY_MS).unref();
}

/** The machine's time in milliseconds since 1970, independent of the product's time. */
const wallClock = (): number => Math.round(performance.timeOrigin + performance.now());
