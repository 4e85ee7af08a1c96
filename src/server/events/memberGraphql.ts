import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { toGlobalId } from 'graphql-relay';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { memberEvent } from '../readmodels/memberEvent.ts';
import { comingEvents } from '../readmodels/memberEvents.ts';
import { memberRecord } from '../readmodels/memberRecords.ts';
import { answerByStaff } from './answers/answerByStaff.ts';
import { eventSeason } from './memberView/season.ts';

/** Events as members see them, beside the REST calls. */
export const memberEventResolvers = {
  Viewer: {
    eventSeason: (ctx, { month }) => eventSeason(ctx, month ?? null),
  },
  MemberRecord: {
    comingEvents: async ({ id }, _args, { db, brand, now }) =>
      (await comingEvents(db, { brandId: brand.id, memberId: id }, now)).map((row) => {
        const { startAt, endAt, mayOptIn, mayOptOut } = memberEvent(row, now, null);
        return {
          eventId: toGlobalId('StaffEvent', row.id),
          programName: row.programName,
          timeZone: row.timeZone,
          startAt,
          endAt,
          opt: row.opt === null ? ('NONE' as const) : row.opt === 'in' ? ('IN' as const) : ('OUT' as const),
          mayJoin: mayOptIn,
          mayLeave: mayOptOut && row.opt === 'in',
        };
      }),
  },
  Mutation: {
    answerEvent: async (_root, { input: { id, eventId, join, reason } }, ctx) => {
      const [memberId, event] = [rowId(id, 'MemberRecord'), rowId(eventId, 'StaffEvent')];
      if (memberId === null || event === null)
        return refusedPayload(refusal('NOT_FOUND', say('session.noSuchMember')));
      const answer = join ? 'in' : 'out';
      const refused = await answerByStaff(ctx, { memberId, eventId: event, answer, reason });
      if (refused !== null) return refusedPayload(refused);
      const member = await memberRecord(ctx.db, ctx.brand.id, memberId);
      if (member === null) throw new Error('A member whose answer was just changed is not there.');
      return { __typename: 'MemberRecordSaved' as const, member };
    },
  },
} satisfies Resolvers;
