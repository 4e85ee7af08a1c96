import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { VacationFault, VacationFaults } from '../../domain/events/vacation.ts';
import { toLocalDate } from '../../domain/meter/zone.ts';
import { endVacation, startVacation } from '../events/service.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, type RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { readSettings } from './readSettings.ts';

const WORDS: Readonly<Record<VacationFault, MessageId>> = {
  'not-a-date': 'settings.vacationNoDate',
  'in-the-past': 'settings.vacationPast',
  'too-far': 'settings.vacationTooFar',
  'before-first-day': 'settings.vacationBackwards',
};

/** Plans, starts, changes and stops a vacation. Source: VAC-01 to VAC-04. */
export const vacationHandlers: Pick<SubjectHandlers<'settings'>, 'startVacation' | 'stopVacation'> = {
  startVacation: async (ctx, { body: { start_date: firstDay = null, end_date: lastDay } }) => {
    const member = ctx.member;
    const faults = await transaction(ctx.db, (tx) =>
      startVacation(tx, vacationScope(ctx, member), { firstDay, lastDay }, ctx.deps.newId),
    );
    if (faults !== null) throw badDays(faults);
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

/** Each fault at its field. */
function badDays({ firstDay, lastDay }: VacationFaults): RequestError {
  const fields = {
    ...(firstDay !== null && { start_date: say(WORDS[firstDay]) }),
    ...(lastDay !== null && { end_date: say(WORDS[lastDay]) }),
  };
  const first = firstDay ?? lastDay ?? 'not-a-date';
  return refused(say(WORDS[first]), { code: 'BAD_DATE', fields });
}
