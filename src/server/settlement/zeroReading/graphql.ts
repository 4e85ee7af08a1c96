import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { memberRecord } from '../../readmodels/memberRecords.ts';
import { decideZeroReading } from './decide.ts';

const VERDICTS = { USED_NOTHING: 'used_nothing', OUTAGE: 'outage' } as const;

/** The access table checks the role before this runs. */
export const zeroReadingResolvers = {
  Mutation: {
    decideZeroReading: async (_root, { input: { memberId, eventId, verdict, reason } }, ctx) => {
      const [ownMember, ownEvent] = [rowId(memberId, 'MemberRecord'), rowId(eventId, 'StaffEvent')];
      const saved =
        ownMember === null || ownEvent === null
          ? refusal('NOT_ALLOWED', say('events.noZeroWaits'))
          : await decideZeroReading(
              { db: ctx.db, clock: ctx.deps.clock, newId: ctx.deps.newId },
              {
                brandId: ctx.brand.id,
                actorId: ctx.member.id,
                memberId: ownMember,
                eventId: ownEvent,
                verdict: VERDICTS[verdict],
                reason,
              },
            );
      if ('refusal' in saved) return refusedPayload(saved);
      const member = await memberRecord(ctx.db, ctx.brand.id, saved.memberId);
      if (member === null) throw new Error('A member whose result was just changed is not there.');
      return { __typename: 'MemberRecordSaved', member };
    },
  },
} satisfies Resolvers;
