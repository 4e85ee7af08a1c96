import type { Environment } from '../../../domain/brands/environments.ts';
import {
  checksVersion,
  isOutdated,
  VERSION_CHECK_DEBOUNCE_MS,
} from '../../../domain/transport/versionCheck.ts';

/** The static file with the latest main chunk's name (NET-31). */
export const VERSION_FILE = '/version.json';

export interface VersionCheckOptions {
  readonly environment: Environment;
  /** Name of the running main chunk. */
  readonly running: string;
  /** Reads `VERSION_FILE`, bypassing every cache. */
  readonly fetch: (
    path: string,
    init: { readonly cache: 'no-store' },
  ) => Promise<Pick<Response, 'ok' | 'json'>>;
  readonly setTimeout: (action: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

export interface VersionCheck {
  /** Called on each navigation and when the window gets the focus (AMB-21). */
  touch(): void;
  /** Once true, the next navigation is a full load. */
  isOutdated(): boolean;
  stop(): void;
}

/**
 * NET-31 to NET-34: debounces triggers into one check, three minutes after the last. Failed checks are
 * ignored.
 */
export function createVersionCheck({
  environment,
  running,
  fetch,
  setTimeout,
  clearTimeout,
}: VersionCheckOptions): VersionCheck {
  let timer: unknown;
  let outdated = false;
  const check = async () => {
    timer = undefined;
    try {
      const answer = await fetch(VERSION_FILE, { cache: 'no-store' });
      if (!answer.ok) return;
      outdated = isOutdated(running, readMainChunk(await answer.json()));
    } catch {
      // Offline, or a proxy's page instead of the file: tries again later.
    }
  };
  const stop = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  };
  return {
    touch() {
      if (!checksVersion(environment) || outdated) return;
      stop();
      timer = setTimeout(() => void check(), VERSION_CHECK_DEBOUNCE_MS);
    },
    isOutdated: () => outdated,
    stop,
  };
}

function readMainChunk(file: unknown): string | null {
  const main = typeof file === 'object' && file !== null ? (file as { main?: unknown }).main : null;
  return typeof main === 'string' ? main : null;
}
