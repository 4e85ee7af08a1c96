import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import { eventView, optRefusal } from '../../events/service.ts';
import { missing } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { optDevice } from './opt.ts';

/** Source: EVT-13, EVT-14, EVT-17 to EVT-20. */
export const eventDeviceHandlers: Pick<SubjectHandlers<'events'>, 'getEventDevices' | 'optDeviceInOut'> = {
  getEventDevices: async (ctx, { params }) => {
    const { id, devices } = await eventView(ctx, params.id);
    return { status: 200, body: { event_id: id, devices: Object.values(devices) } };
  },

  optDeviceInOut: async (ctx, { body: { event_id: eventId, device_id: deviceId, opt } }) => {
    const { member, brand, db, now } = ctx;
    if (!isId(eventId) || !isId(deviceId)) throw missing();
    const outcome = await optDevice(db, {
      brandId: brand.id,
      memberId: member.id,
      eventId,
      deviceId,
      opt,
      now,
    });
    if (!outcome.done) throw optRefusal(outcome);
    return { status: 200, body: await eventView(ctx, eventId) };
  },
};
