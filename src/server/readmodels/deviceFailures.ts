import { FAILURE_ADVANCES, type DeviceFailureReason } from '../../domain/events/deviceRetry.ts';

const FAILURES = Object.entries(FAILURE_ADVANCES) as [
  DeviceFailureReason,
  (typeof FAILURE_ADVANCES)[DeviceFailureReason],
][];

/** SQL: why a device `x` of an event can't be reached; null: it can. */
export const failureReason = `case x.advance ${FAILURES.flatMap(([reason, { retried, givenUp }]) =>
  [retried, givenUp].flatMap((advance) => (advance === null ? [] : [`when '${advance}' then '${reason}'`])),
).join(' ')} end`;

/** SQL: whether a device `x` of an event was given up. */
export const isGivenUp = `x.advance in (${FAILURES.map(([, { givenUp }]) => `'${givenUp}'`).join(', ')})`;

/**
 * SQL: whether a device that was given up may be commanded once more: `d` is still the member's, its connection `c` is
 * in order, and the member's participation `p` stands.
 */
export const mayBeRetried = `${isGivenUp} and x.advance <> 'DISCONNECTED' and d.removed_at is null
  and c.status = 'connected' and p.opt = 'in' and coalesce(x.opt = 'in', d.opted_in)`;
