import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { reasonFaults } from '../audit/service.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload, type RefusedField } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { MOST_TESTERS, sendTestMessages } from './events/testMessages.ts';
import { readNotices } from './events/store.ts';
import { MOST_CHOSEN, planResend, resendNotice, type ResendOutcome } from './events/resend.ts';
import { memberRecord } from '../readmodels/memberRecords.ts';
import { readStuckMessages } from './queries/stuckMessages.ts';
import { resendMessage } from './resendMessage.ts';

const CHANNELS = { email: 'EMAIL', sms: 'SMS', push: 'PUSH' } as const;
const RESENT = { ADVANCE: 'advance', START: 'start', END: 'end', CANCELLED: 'cancelled' } as const;
const RESENT_KEYS = ['ADVANCE', 'START', 'END', 'CANCELLED'] as const;
const NOTICES = { ADVANCE: 'advance', START: 'start', END: 'end' } as const;

export const notificationResolvers = {
  Staff: {
    stuckMessages: async ({ db, brand, now }) =>
      (await readStuckMessages(db, brand.id, now)).map(({ channel, ...row }) => ({
        ...row,
        channel: CHANNELS[channel],
      })),
    eventResend: async ({ db, brand, locale, deps: { clock } }, { input: { eventId, notice, emails } }) => {
      const own = rowId(eventId, 'StaffEvent');
      if (own === null || (emails?.length ?? 0) > MOST_CHOSEN) return null;
      const plan = await planResend(db, clock, {
        brandId: brand.id,
        eventId: own,
        notice: RESENT[notice],
        emails: emails == null ? null : [...new Set(emails)],
      });
      if ('refused' in plan)
        return {
          homes: 0,
          reached: 0,
          others: 0,
          unknown: [],
          obstacle: inWords(locale, OBSTACLES[plan.refused]),
        };
      const { readers, reached, others, unknown } = plan;
      return { homes: readers.length, reached, others, unknown: [...unknown], obstacle: null };
    },
  },
  StaffEvent: {
    messages: async ({ id }, _args, { db }) => {
      const notices = await readNotices(db, id);
      return RESENT_KEYS.flatMap((notice) => {
        const found = notices.find(({ kind }) => kind === RESENT[notice]);
        return found === undefined ? [] : [{ notice, dueAt: found.dueAt }];
      });
    },
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
    resendEventMessage: async (
      _root,
      { input: { eventId, notice, emails, reason } },
      { db, brand, member, deps: { clock, newId, notify } },
    ) => {
      const own = rowId(eventId, 'StaffEvent');
      if (own === null) return refusedPayload(noSuchEvent);
      const faults = [...chosenFaults(emails), ...reasonFaults(reason)];
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const outcome = await resendNotice(
        { db, clock, newId, notify },
        {
          brandId: brand.id,
          actorId: member.id,
          eventId: own,
          notice: RESENT[notice],
          emails: emails == null ? null : [...new Set(emails)],
          reason: reason.trim(),
        },
      );
      return 'homes' in outcome
        ? { __typename: 'EventMessageResent' as const, homes: outcome.homes }
        : refusedPayload(resendRefusal(outcome));
    },
    resendMessage: async (_root, { input: { id, reason } }, ctx) => {
      const messageId = rowId(id, 'MemberMessage');
      const faults = reasonFaults(reason);
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const outcome =
        messageId === null
          ? { refused: 'not-found' as const }
          : await resendMessage(ctx.deps, {
              brandId: ctx.brand.id,
              actorId: ctx.member.id,
              messageId,
              reason,
            });
      if ('refused' in outcome)
        return refusedPayload(
          refusal(outcome.refused === 'not-found' ? 'NOT_FOUND' : 'NOT_ALLOWED', NOT_RESENT[outcome.refused]),
        );
      const member = await memberRecord(ctx.db, ctx.brand.id, outcome.memberId);
      if (member === null) throw new Error('A member who was just written to is not there.');
      return { __typename: 'MemberRecordSaved' as const, member };
    },
  },
} satisfies Resolvers;

const NOT_RESENT = {
  'not-found': say('messages.resend.unknown'),
  waits: say('messages.resend.waits'),
  'own-button': say('messages.resend.ownButton'),
  gone: say('messages.resend.gone'),
  'too-late': say('messages.resend.tooLate'),
  'just-sent': say('messages.resend.justSent'),
} as const;

function chosenFaults(emails: readonly string[] | null | undefined): RefusedField[] {
  return emails == null || (emails.length >= 1 && emails.length <= MOST_CHOSEN)
    ? []
    : [{ field: 'emails', message: say('events.testAddresses', { most: MOST_CHOSEN }) }];
}

function resendRefusal(outcome: Extract<ResendOutcome, { readonly refused: string }>) {
  if (outcome.refused !== 'unknown')
    return outcome.refused === 'not-found' ? noSuchEvent : refusal('NOT_ALLOWED', OBSTACLES[outcome.refused]);
  const message = say('events.testUnknown', { addresses: outcome.unknown.join(', ') });
  return invalid([{ field: 'emails', message }]);
}

const OBSTACLES = {
  'not-found': say('events.noSuchEvent'),
  'not-sent': say('events.notSentYet'),
  'too-late': say('events.tooLateToResend'),
  nobody: say('events.nobodyToResend'),
} as const;

function testFaults(emails: number, notices: number): RefusedField[] {
  return [
    ...(emails >= 1 && emails <= MOST_TESTERS
      ? []
      : [{ field: 'emails', message: say('events.testAddresses', { most: MOST_TESTERS }) }]),
    ...(notices >= 1 ? [] : [{ field: 'notices', message: say('events.testNotices') }]),
  ];
}

const noSuchEvent = refusal('NOT_FOUND', say('events.noSuchEvent'));
