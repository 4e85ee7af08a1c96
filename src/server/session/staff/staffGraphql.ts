import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { readFailingJobs } from '../../platform/jobs/failing.ts';
import type { Maintenance, MaintenanceState } from '../../platform/maintenance.ts';
import { invalid, refusedPayload } from '../../platform/graphql/refusal.ts';

/** The staff area's root fields and the brand's maintenance switch. */
export function staffResolvers(maintenance: Maintenance) {
  return {
    Query: { staff: (_parent, _args, ctx) => ctx },
    Staff: {
      roleKeys: ({ member }) => [...(member?.roles ?? [])].sort(),
      readAt: ({ readAt }) => readAt ?? null,
      maintenance: async ({ db, brand }) => toStatus(await maintenance.read(db, brand.id)),
      failingJobs: async ({ db, deps: { clock } }) =>
        (await readFailingJobs(db)).map(({ job, count, seconds }) => ({
          job,
          count,
          since: new Date(clock.now().getTime() - seconds * 1_000),
        })),
    },
    Mutation: {
      setMaintenance: async (_root, { input: { on, reason } }, ctx) => {
        const fields = reasonFaults(reason);
        if (fields.length > 0) return refusedPayload(invalid(fields));
        return {
          __typename: 'MaintenanceSaved',
          maintenance: toStatus(await switchMaintenance(ctx, maintenance, on, reason)),
        };
      },
    },
  } satisfies Resolvers;
}

/** Setting the switch to its current position changes nothing and writes no audit entry. */
function switchMaintenance(
  { db, brand, member, now, deps: { newId } }: MemberContext,
  maintenance: Maintenance,
  on: boolean,
  reason: string,
): Promise<MaintenanceState> {
  const byMemberId = member.id;
  return transaction(db, async (tx) => {
    const before = await maintenance.read(tx, brand.id);
    if (before.on === on) return before;
    const after = await maintenance.set(tx, brand.id, { on, byMemberId, now });
    await record(tx, {
      id: newId(),
      at: now,
      brandId: brand.id,
      actorId: byMemberId,
      action: on ? 'maintenance.on' : 'maintenance.off',
      subject: `brand:${brand.id}`,
      reason: reason.trim(),
      before,
      after,
    });
    return after;
  });
}

function toStatus({ on, since, byMemberId }: MaintenanceState) {
  return {
    on,
    since: since === null ? null : new Date(since),
    byMemberId: byMemberId === null ? null : toGlobalId('User', byMemberId),
  };
}
