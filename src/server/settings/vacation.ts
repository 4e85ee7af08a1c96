import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { vacationFault, type VacationFault } from '../../domain/events/vacation.ts';
import { toLocalDate } from '../../domain/meter/zone.ts';
import { endVacation, startVacation } from '../events/service.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { readSettings } from './readSettings.ts';

const WORDS: Readonly<Record<VacationFault, MessageId>> = {
  'not-a-date': 'settings.vacationNoDate',
  'in-the-past': 'settings.vacationPast',
  'too-long': 'settings.vacationTooLong',
};

/** Starts and stops a vacation. Source: VAC-01 to VAC-04. */
export const vacationHandlers: Pick<SubjectHandlers<'settings'>, 'startVacation' | 'stopVacation'> = {
  startVacation: async (ctx, { body: { end_date: endDate } }) => {
    const member = ctx.member;
    const away = vacationScope(ctx, member);
    const fault = vacationFault(endDate, away.today);
    if (fault !== null)
      throw refused(say(WORDS[fault]), { code: 'BAD_DATE', fields: { end_date: say(WORDS[fault]) } });
    await transaction(ctx.db, (tx) => startVacation(tx, away, endDate, ctx.deps.newId));
    return { status: 200, body: await readSettings(ctx, member) };
  },

  stopVacation: async (ctx) => {
    const member = ctx.member;
    await transaction(ctx.db, (tx) => endVacation(tx, vacationScope(ctx, member)));
    return { status: 200, body: await readSettings(ctx, member) };
  },
};

function vacationScope({ now }: RequestContext, { id, timeZone }: SessionMember) {
  return { memberId: id, today: toLocalDate(timeZone, now.getTime() / 1000), now };
}
