import type { components } from '../../../../codegen/rest/types.ts';
import { deviceControl, deviceType } from '../../../domain/devices/deviceTypes.ts';
import { ALGORITHM_RULES } from '../../../domain/events/algorithms.ts';
import { climateOn, hourActions, type HourAction } from '../../../domain/events/hourActions.ts';
import { reminderAt, reminderObstacle } from '../../../domain/events/reminder.ts';
import { countThermostats, savedSoFar, type ReportingDevice } from '../../../domain/events/savedSoFar.ts';
import { countedStretches, sumSeconds } from '../../../domain/events/shiftedTime.ts';
import { isActive } from '../../../domain/events/timing.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import { personOf } from '../../platform/access/household.ts';
import type { MemberContext } from '../../platform/context.ts';
import { missing, refused } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { findMemberEvent, type MemberEventRow } from '../../readmodels/memberEvents.ts';
import { readUsualWait } from '../../readmodels/usualWait.ts';
import { countHomesTakingPart, readEventHour, type HourRow } from '../queries/eventHour.ts';
import { deleteReminder, hasReminder, writeReminder } from '../store/reminders.ts';
import { deleteTick, writeTick } from '../store/ticks.ts';
import { homePotentials } from './homePotentials.ts';
import { memberScope } from './views.ts';

type EventHour = components['schemas']['EventHour'];

/** Below this, the number of homes is not shown. */
const FEWEST_HOMES = 20;

/** What to do while an event runs. Throws the 404 error when the member has no such event. */
export async function eventHour(ctx: MemberContext, eventId: string): Promise<EventHour> {
  return hourOf(ctx, await findEvent(ctx, eventId));
}

/** Ticks an action, or takes the tick back; refused unless the event runs with the member. */
export async function tickAction(
  ctx: MemberContext,
  {
    eventId,
    action,
    done,
  }: { readonly eventId: string; readonly action: HourAction; readonly done: boolean },
): Promise<EventHour> {
  const row = await findEvent(ctx, eventId);
  if (!isRunning(row, ctx.now) || row.opt !== 'in')
    throw refused(say('events.notRunning'), { code: 'NOT_RUNNING' });
  const tick = { memberId: ctx.member.id, eventId, action };
  if (done) await writeTick(ctx.db, { ...tick, tickedAt: ctx.now });
  else await deleteTick(ctx.db, tick);
  return hourOf(ctx, row);
}

/** Asks for a reminder an hour before, or takes that back; refused once it is too late. */
export async function setReminder(
  ctx: MemberContext,
  { eventId, remind }: { readonly eventId: string; readonly remind: boolean },
): Promise<EventHour> {
  const row = await findEvent(ctx, eventId);
  if (reminderTime(row, ctx.now) === null) throw refused(say('events.reminderTooLate'), { code: 'TOO_LATE' });
  const reminder = { memberId: personOf(ctx.member), eventId };
  if (remind) await writeReminder(ctx.db, { ...reminder, askedAt: ctx.now });
  else await deleteReminder(ctx.db, reminder);
  return hourOf(ctx, row);
}

async function findEvent(ctx: MemberContext, eventId: string): Promise<MemberEventRow> {
  const row = isId(eventId) ? await findMemberEvent(ctx.db, memberScope(ctx), eventId) : null;
  if (row === null) throw missing();
  return row;
}

async function hourOf(ctx: MemberContext, row: MemberEventRow): Promise<EventHour> {
  const { db, brand, member, now } = ctx;
  const { realTime } = ALGORITHM_RULES[row.algorithm];
  const [{ appliances, deviceTypes, ticked, reached }, homes, wait] = await Promise.all([
    readEventHour(db, member.id, row.id),
    isRunning(row, now) ? countHomesTakingPart(ctx.deps.db, brand.id, now) : 0,
    row.settlement === 'PENDING' && !realTime ? readUsualWait(db, row.id) : null,
  ]);
  const climate = climateOn(toLocalDate(row.timeZone, row.start / 1_000), brand.config.country === 'AU');
  // By hand, nothing is earned where only devices pay.
  const kinds = new Set(appliances.map(({ kind }) => kind));
  const actions = realTime ? [] : hourActions({ kinds, deviceTypes, climate });
  const devices = reached.map((device) => toReporting(device, row.end, now));
  const at = reminderTime(row, now);
  const isToCome = !row.cancelled && now.getTime() < row.start;
  return {
    event_id: row.id,
    actions: actions.map((action) => ({ action, done: ticked.includes(action) })),
    homes: homes < FEWEST_HOMES ? null : homes,
    saved: savedSoFar(devices),
    thermostats: countThermostats(devices),
    can: isToCome ? await homePotentials(ctx, row, { appliances, deviceTypes, climate }) : [],
    reminder: at && (await reminderOf(ctx, row, at)),
    result_by: wait === null ? null : new Date(row.end + wait * 1_000).toISOString(),
  };
}

async function reminderOf(
  { db, brand, member, deps }: MemberContext,
  { id: eventId, timeZone }: MemberEventRow,
  at: Date,
): Promise<NonNullable<EventHour['reminder']>> {
  const memberId = personOf(member);
  const [on, channels] = await Promise.all([
    hasReminder(db, { memberId, eventId }),
    deps.notify.wantedOn(db, { brandId: brand.id, memberId, template: 'event-reminder' }),
  ]);
  return { at: at.toISOString(), on, blocked: reminderObstacle(channels, at, timeZone) };
}

function toReporting(
  { deviceType: type, ...device }: HourRow['reached'][number],
  end: number,
  now: Date,
): ReportingDevice {
  const stretches = countedStretches({ ...device, end: end / 1_000, now: now.getTime() / 1_000 });
  return { ...device, control: deviceControl(deviceType(type)), shiftedSeconds: sumSeconds(stretches) };
}

const reminderTime = (row: MemberEventRow, now: Date): Date | null =>
  reminderAt({ ...row, start: new Date(row.start), onVacation: row.vacation !== null }, now);

function isRunning({ start, end, cancelled }: MemberEventRow, now: Date): boolean {
  return !cancelled && isActive({ start: new Date(start), end: new Date(end) }, now);
}
