import type { CloudRefusal } from '../../../domain/events/deviceSteps.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CloudAnswer, DeviceCloud } from '../cloud.ts';

/** What a call may take before it counts as failed, milliseconds. */
export const STATE_DEADLINE_MS = 10_000;
export const COMMAND_DEADLINE_MS = 15_000;

/** A call that was let go because the claim is too old to begin another: somebody else takes the step. */
export const LET_GO = Symbol('let go');

export type Asked<T> = CloudAnswer<T> | typeof LET_GO;

export interface AskDeps {
  /** At most so many calls at a time to one partner. */
  readonly limit: (connectionConfigId: string) => <T>(work: () => Promise<T>) => Promise<T>;
  readonly log?: Pick<Logger, 'warn'>;
}

/** Asks a cloud, within a deadline: what throws or hangs has failed. `isLate`: whether it is too late to begin. */
export function ask<T>(
  { limit, log }: AskDeps,
  connectionConfigId: string,
  deadlineMs: number,
  isLate: () => boolean,
  work: () => Promise<CloudAnswer<T>>,
): Promise<Asked<T>> {
  return limit(connectionConfigId)(async () => {
    if (isLate()) return LET_GO;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<CloudAnswer<T>>(
      (resolve) => (timer = setTimeout(() => resolve(failed), deadlineMs)),
    );
    const answer = work().catch((error: unknown): CloudAnswer<T> => {
      log?.warn({ err: error, partner: connectionConfigId }, 'a device could not be asked');
      return failed;
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  });
}

const failed = { ok: false, why: 'failed' satisfies CloudRefusal } as const;

/** Opens a member's account with a partner. Null: there is no connection that goes on. */
export type OpenCloud = (memberId: string, connectionId: string) => Promise<DeviceCloud | null>;
