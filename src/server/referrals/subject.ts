import type { SubjectModule } from '../platform/subject.ts';
import { relate } from './service.ts';

/** SES-37: records who referred the member; the first relation of a kind wins, so a repeat is harmless. */
export const referralsSubject: SubjectModule = {
  name: 'referrals',
  rest: {
    relateUser: async ({ db, member, now }, { body: { kind, code } }) => {
      await relate(db, { memberId: member.id, kind, code, now });
      return { status: 200, body: { ok: true } };
    },
  },
};
