import { callHere } from '../support/callHere.ts';
import type { World } from '../world/world.ts';
import type { DeskAccount } from './types.ts';

/** By the sandbox's clock: from one try to the next. */
const TRY_MS = { first: 5_000, most: 5 * 60_000 };

/** A partner's dispatch desk, which uses our product's partner API. */
export interface Desk {
  /** Takes a key, with which it reads its programs once. */
  use(account: DeskAccount): void;
  /** Reads in the background what it hasn't read yet, if it is time to. */
  tick(): void;
  /** Resolves when it has tried. */
  settled(): Promise<void>;
}

export function createDesk(world: World, stopping: AbortSignal): Desk {
  const state = () => world.state.desk;
  let underWay: Promise<void> | null = null;
  let last = { of: null as DeskAccount | null, at: 0, tries: 0 };

  const read = async (account: DeskAccount): Promise<void> => {
    // Without an answer it tries again: the product may not have started yet.
    const answer = await callHere(`${account.url}/programs`, {
      method: 'GET',
      headers: { authorization: `Bearer ${account.key}` },
      stopping,
    }).catch(() => null);
    if (answer === null || state().account !== account) return;
    if (answer.status === 200) state().readAt = world.now().toISOString();
    if (answer.status === 401) state().account = null;
    world.changed();
  };

  return {
    use: (account) => {
      world.state.desk = { account, readAt: null };
      world.changed();
    },
    tick: () => {
      const { account, readAt } = state();
      if (account === null || readAt !== null || underWay !== null || stopping.aborted) return;
      const at = world.now().getTime();
      const tries = last.of === account ? last.tries : 0;
      // The clock may be set back.
      if (tries > 0 && Math.abs(at - last.at) < Math.min(TRY_MS.most, TRY_MS.first * 2 ** (tries - 1)))
        return;
      last = { of: account, at, tries: tries + 1 };
      underWay = read(account).finally(() => (underWay = null));
    },
    settled: async () => {
      await underWay;
    },
  };
}
