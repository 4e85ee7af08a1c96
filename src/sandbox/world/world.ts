import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxSettings, UtilitySetting } from '../settings.ts';
import { readyCustomers } from './readyCustomers.ts';
import { emptyWorld, type WorldState } from './types.ts';

/** The state and clock that all partners share. */
export interface World {
  readonly settings: SandboxSettings;
  state: WorldState;
  utility(slug: string): UtilitySetting | null;
  secret(name: string): string | null;
  now(): Date;
  /** Offsets the sandbox's time from the wall clock. */
  setOffset(milliseconds: number): void;
  /** Schedules saving the state. */
  changed(): void;
  /** Resets everything except the ready customers. */
  reset(): void;
  close(): void;
}

const SAVE_AFTER_MS = 250;

export function createWorld(settings: SandboxSettings): World {
  const file = settings.folder === null ? null : join(settings.folder, 'world.json');
  let offset = 0;
  let timer: NodeJS.Timeout | null = null;

  const save = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (file === null) return;
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(world.state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const addReady = (): void => {
    for (const customer of settings.utilities.flatMap(readyCustomers))
      world.state.customers[customer.id] ??= customer;
  };

  const world: World = {
    settings,
    state: file !== null && existsSync(file) ? savedWorld(file) : emptyWorld(),
    utility: (slug) => settings.utilities.find((each) => each.slug === slug) ?? null,
    secret: settings.secret,
    now: () => new Date(settings.now().getTime() + offset),
    setOffset: (milliseconds) => (offset = milliseconds),
    changed: () => {
      if (file !== null) timer ??= setTimeout(save, SAVE_AFTER_MS).unref();
    },
    reset: () => {
      world.state = emptyWorld();
      offset = 0;
      addReady();
      world.changed();
    },
    close: save,
  };
  addReady();
  return world;
}

/** The state of a sandbox that ran before; what has come since is empty in it. */
function savedWorld(file: string): WorldState {
  const [empty, saved] = [emptyWorld(), JSON.parse(readFileSync(file, 'utf8')) as WorldState];
  return { ...empty, ...saved, vtn: { ...empty.vtn, ...saved.vtn } };
}
