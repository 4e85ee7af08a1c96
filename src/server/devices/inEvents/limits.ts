import { createLimit, type Limit } from '../../platform/limit.ts';

/** Calls to one partner at a time: the embedded database has to answer members in the same process. */
const AT_ONCE = { embedded: 16, server: 100 } as const;

/** The limit of each partner, one for the process. */
export function partnerLimits(database: keyof typeof AT_ONCE): (connectionConfigId: string) => Limit {
  const limits = new Map<string, Limit>();
  return (id) => {
    const limit = limits.get(id) ?? createLimit(AT_ONCE[database]);
    limits.set(id, limit);
    return limit;
  };
}
