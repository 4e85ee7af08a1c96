import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { mayChange } from '../approvals/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { isRowId, rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { toFeatureRule } from '../features/service.ts';
import { compoundChange, loadSegments, staffNames } from '../segments/service.ts';
import { cancelSchedule, scheduleChange, schedulesOf } from './service.ts';
import { readSchedule, type ScheduledItem, type ScheduleRow } from './store.ts';
import type { ScheduleView } from './views.ts';

/** What is scheduled, for staff. The access table decides who may, before this runs. */
export const scheduleResolvers = {
  StaffFeature: {
    schedules: ({ key }, _args, ctx) => listed(ctx, { kind: 'FEATURE', objectId: key }),
  },
  Segment: {
    schedules: ({ id, kind }, _args, ctx) =>
      kind === 'CODE_DEFINED' ? [] : listed(ctx, { kind: 'SEGMENT', objectId: id }),
  },
  Mutation: {
    scheduleFeature: async (_root, { input: { key, isEnabled, rules, version, at, reason } }, ctx) =>
      answer(
        ctx,
        await scheduleChange(ctx.deps, {
          brandId: ctx.brand.id,
          actorId: ctx.member.id,
          reason,
          objectId: key,
          version,
          at,
          proposal: {
            kind: 'FEATURE',
            isEnabled: isEnabled ?? null,
            rules: rules.map((rule) => toFeatureRule(ctx, rule)),
          },
        }),
      ),
    scheduleSegment: async (_root, { input }, ctx) => {
      const { segmentId, version, at } = input;
      const own = isRowId(segmentId) ? segmentId : rowId(segmentId, 'Segment');
      const segment = (await loadSegments(ctx)).find((one) => one.id === own);
      const change = compoundChange(ctx, input);
      if ('refusal' in change) return refusedPayload(change);
      if (segment === undefined || segment.kind === 'CODE_DEFINED')
        return refusedPayload(refusal('NOT_FOUND', say('segments.unknown')));
      const { reason, name, description, tree, invert, active, activelyEnrolling } = change;
      return answer(
        ctx,
        await scheduleChange(ctx.deps, {
          brandId: ctx.brand.id,
          actorId: ctx.member.id,
          reason,
          objectId: segment.id,
          version,
          at,
          proposal: {
            kind: 'SEGMENT',
            segmentKind: segment.kind,
            name,
            description,
            tree,
            invert,
            active,
            activelyEnrolling,
          },
        }),
      );
    },
    unscheduleChange: async (_root, { input: { scheduleId, reason } }, ctx) =>
      answer(
        ctx,
        isRowId(scheduleId)
          ? await cancelSchedule(ctx.deps, {
              brandId: ctx.brand.id,
              actorId: ctx.member.id,
              reason,
              id: scheduleId,
              mayChange: (kind) => mayChange(ctx, kind),
            })
          : refusal('NOT_FOUND', say('schedules.unknown')),
      ),
  },
} satisfies Resolvers;

/** With who made each, by name. */
async function withAuthors(
  db: RequestContext['db'],
  schedules: readonly ScheduleRow[],
): Promise<ScheduleView[]> {
  const names = await staffNames(
    db,
    schedules.map(({ authorId }) => authorId),
  );
  return schedules.map((schedule) => ({ ...schedule, author: names.get(schedule.authorId) ?? 'system' }));
}

const listed = async (
  { db, brand }: RequestContext,
  item: Omit<ScheduledItem, 'brand'>,
): Promise<ScheduleView[]> => withAuthors(db, await schedulesOf(db, { ...item, brand: brand.id }));

async function answer(
  { db }: MemberContext,
  outcome: { readonly id: string } | { readonly refusal: RefusedChange },
) {
  if ('refusal' in outcome) return refusedPayload(outcome);
  const row = await readSchedule(db, outcome.id);
  const [schedule] = row === null ? [] : await withAuthors(db, [row]);
  if (schedule === undefined) throw new Error('What was scheduled is gone.');
  return { __typename: 'ScheduleChanged' as const, schedule };
}
