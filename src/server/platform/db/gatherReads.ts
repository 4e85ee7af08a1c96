import { isDatabaseGone } from './errors.ts';
import { refuseInsideTransaction } from './guard.ts';

export interface GatherOptions {
  /** Concurrent statements; later reads wait for the next one. */
  readonly underWay: number;
  /** Reads in one statement. */
  readonly atOnce: number;
}

const usual: GatherOptions = { underWay: 2, atOnce: 32 };

/**
 * Batches reads of several requests under load: a read is sent immediately while few statements are running; later reads
 * share the next statement. A read is never answered by a statement sent before it, so callers see their own writes.
 * `readAll` answers in the order of its input. When a shared statement fails and the database is reachable, each read
 * is repeated alone, so that one broken record fails only its own request. Not for sessions: each has its own statement.
 */
export function gatherReads<Asked, Found>(
  readAll: (asked: readonly Asked[]) => Promise<readonly Found[]>,
  { underWay, atOnce }: GatherOptions = usual,
): (asked: Asked) => Promise<Found> {
  interface Waiting {
    readonly asked: Asked;
    readonly resolve: (found: Found | Promise<Found>) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = 0;

  const alone = async (asked: Asked): Promise<Found> => {
    const [found] = await readAll([asked]);
    return found as Found;
  };
  const read = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const found = await readAll(group.map(({ asked }) => asked));
      group.forEach(({ resolve }, index) => resolve(found[index] as Found));
    } catch (error) {
      if (group.length === 1 || isDatabaseGone(error)) for (const { reject } of group) reject(error);
      else for (const { asked, resolve } of group) resolve(alone(asked));
    }
  };
  const next = (): void => {
    while (running < underWay && waiting.length > 0) {
      const group = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      running += 1;
      void read(group).then(() => {
        running -= 1;
        next();
      });
    }
  };

  return (asked) => {
    refuseInsideTransaction();
    return new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      next();
    });
  };
}
