import createLimit, { type LimitFunction } from 'p-limit';
import type { CloudRefusal } from '../../../domain/events/deviceSteps.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CloudAnswer, DeviceCloud } from '../clouds/cloud.ts';
import type { ConnectionKey } from '../store/connections.ts';

/** Deadlines of calls, milliseconds. */
export const STATE_DEADLINE_MS = 10_000;
export const COMMAND_DEADLINE_MS = 15_000;

/** The claim is too old to start another call: another worker takes the step. */
export const CLAIM_EXPIRED = Symbol('let go');

export type CallOutcome<T> = CloudAnswer<T> | typeof CLAIM_EXPIRED;

export interface PartnerCallDeps {
  /** Limits concurrent calls to one partner. */
  readonly limit: (connectionConfigId: string) => <T>(work: () => Promise<T>) => Promise<T>;
  readonly log?: Pick<Logger, 'warn'>;
}

/**
 * Calls a cloud within a deadline; an exception or a timeout is `failed`. `isLate`: whether the claim is too
 * old to start.
 */
export function callPartner<T>(
  { limit, log }: PartnerCallDeps,
  connectionConfigId: string,
  deadlineMs: number,
  isLate: () => boolean,
  work: () => Promise<CloudAnswer<T>>,
): Promise<CallOutcome<T>> {
  return limit(connectionConfigId)(async () => {
    if (isLate()) return CLAIM_EXPIRED;
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

/** In the order of `keys`; null where there is no active connection. */
export type OpenClouds = (keys: readonly ConnectionKey[]) => Promise<readonly (DeviceCloud | null)[]>;

/**
 * Concurrent calls to one partner. The embedded database serves members in the same process, so it gets
 * fewer.
 */
const AT_ONCE = { embedded: 16, server: 100 } as const;

/** One limit a partner, shared by the whole process. */
export function partnerLimits(database: keyof typeof AT_ONCE): (connectionConfigId: string) => LimitFunction {
  const limits = new Map<string, LimitFunction>();
  return (id) => {
    const limit = limits.get(id) ?? createLimit(AT_ONCE[database]);
    limits.set(id, limit);
    return limit;
  };
}
