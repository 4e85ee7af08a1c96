import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { reasonFaults } from '../audit/service.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { MOST_TESTERS, sendTestMessages } from './events/testMessages.ts';
import { readStuckMessages } from './queries/stuckMessages.ts';

const CHANNELS = { email: 'EMAIL', sms: 'SMS', push: 'PUSH' } as const;
const NOTICES = { ADVANCE: 'advance', START: 'start', END: 'end' } as const;

export const notificationResolvers = {
  Staff: {
    stuckMessages: async ({ db, brand, now }) =>
      (await readStuckMessages(db, brand.id, now)).map(({ channel, ...row }) => ({
        ...row,
        channel: CHANNELS[channel],
      })),
  },
  Mutation: {
    sendTestMessages: async (
      _root,
      { input: { eventId, emails, notices, reason } },
      { db, brand, member, deps: { clock, newId, notify } },
    ) => {
      const own = rowId(eventId, 'StaffEvent');
      if (own === null) return refusedPayload(noSuchEvent);
      const faults = [...testFaults(emails.length, notices.length), ...reasonFaults(reason)];
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const outcome = await sendTestMessages(
        { db, clock, newId, notify },
        {
          brandId: brand.id,
          actorId: member.id,
          eventId: own,
          emails: [...new Set(emails)],
          notices: [...new Set(notices)].map((notice) => NOTICES[notice]),
          reason: reason.trim(),
        },
      );
      if ('sent' in outcome) return { __typename: 'TestMessagesSent' as const, messages: outcome.sent };
      return outcome.refused === 'not-found'
        ? refusedPayload(noSuchEvent)
        : refusedPayload(
            invalid([
              {
                field: 'emails',
                message: say('events.testUnknown', { addresses: outcome.unknown.join(', ') }),
              },
            ]),
          );
    },
  },
} satisfies Resolvers;

function testFaults(emails: number, notices: number): RefusedField[] {
  return [
    ...(emails >= 1 && emails <= MOST_TESTERS
      ? []
      : [{ field: 'emails', message: say('events.testAddresses', { most: MOST_TESTERS }) }]),
    ...(notices >= 1 ? [] : [{ field: 'notices', message: say('events.testNotices') }]),
  ];
}

const noSuchEvent = refusal('NOT_FOUND', say('events.noSuchEvent'));
