import type { components } from '../../../../codegen/rest/types.ts';
import { deviceControl } from '../../../domain/devices/deviceTypes.ts';
import {
  deviceOpt,
  mayOptDevice,
  preEventParticipation,
  type DeviceOptSituation,
} from '../../../domain/events/deviceOpting.ts';
import { mayOptIn, type OptSituation } from '../../../domain/events/joining.ts';
import { countedStretches, sumSeconds } from '../../../domain/events/shiftedTime.ts';
import type { EventDeviceRow } from '../queries/eventDevices.ts';

export type EventDevice = components['schemas']['EventDevice'];

/** A device in an event as the contract has it. Source: EVT-03, EVT-13, EVT-17 to EVT-20. */
export function eventDevice(row: EventDeviceRow, member: OptSituation, now: Date): EventDevice {
  const control = deviceControl(row.deviceType);
  const { event, invited, onVacation } = member;
  const situation: DeviceOptSituation = { event, invited, onVacation, control };
  const current = deviceOpt(row.opt, row.optedIn);
  return {
    device_id: row.deviceId,
    display_name: row.displayName,
    device_type: row.deviceType,
    opt: current,
    pre_event: preEventParticipation({
      algorithm: event.algorithm,
      memberOpt: member.opt,
      memberMayJoin: mayOptIn(member, now).allowed,
      onVacation,
      opt: row.opt,
      optedIn: row.optedIn,
      control,
      troubled: row.troubled,
    }),
    advance: row.advance,
    participation: row.participation,
    history: row.history,
    shifted_seconds: sumSeconds(
      countedStretches({
        shifted: row.shifted ?? [],
        end: event.end.getTime() / 1_000,
        now: now.getTime() / 1_000,
        troubled: row.troubled,
        seenAt: row.seenAt,
      }),
    ),
    can_feed: row.canFeed,
    fed_wh: row.fed?.wh ?? null,
    may_opt_in: current === 'out' && mayOptDevice('in', situation, now).allowed,
    may_opt_out: current === 'in' && mayOptDevice('out', situation, now).allowed,
  };
}
