import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import { eventView } from '../../events/service.ts';
import { missing, refused, unauthorized, type RequestError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { answerForDevice, type DeviceOptOutcome } from './opting.ts';

/** What devices do in events, and whether they do. Source: EVT-13, EVT-14, EVT-17 to EVT-20. */
export const eventDeviceHandlers: Pick<SubjectHandlers<'events'>, 'getEventDevices' | 'optDeviceInOut'> = {
  getEventDevices: async (ctx, { params }) => {
    const { id, devices } = await eventView(ctx, params.id);
    return { status: 200, body: { event_id: id, devices: Object.values(devices) } };
  },

  optDeviceInOut: async (ctx, { body: { event_id: eventId, device_id: deviceId, opt } }) => {
    const { member, brand, db, now } = ctx;
    if (member === null) throw unauthorized();
    if (!isId(eventId) || !isId(deviceId)) throw missing();
    const outcome = await answerForDevice(db, { brandId: brand.id, memberId: member.id, eventId, deviceId, opt, now });
    if (!outcome.done) throw refusalOf(outcome);
    return { status: 200, body: await eventView(ctx, eventId) };
  },
};

function refusalOf({ reason }: Extract<DeviceOptOutcome, { done: false }>): RequestError {
  switch (reason) {
    case 'not-found':
      return missing();
    case 'not-invited':
      return refused(say('events.notInvited'), { code: 'NOT_INVITED' });
    case 'not-controllable':
      return refused(say('events.notControllable'), { code: 'NOT_CONTROLLABLE' });
    case 'on-vacation':
      return refused(say('events.onVacation'), { code: 'ON_VACATION' });
    case 'cancelled':
      return refused(say('events.cancelled'), { code: 'CANCELLED' });
    case 'already-started':
      return refused(say('events.started'), { code: 'TOO_LATE' });
    case 'ended':
      return refused(say('events.over'), { code: 'TOO_LATE' });
  }
}
