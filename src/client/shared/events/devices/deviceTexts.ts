import type { EnergyEvent, EventDevice } from '../../../../../codegen/rest/types.ts';
import { deviceControl, deviceType } from '../../../../domain/devices/deviceTypes.ts';
import { deviceSentence } from '../../../../domain/events/deviceSentence.ts';
import type { DevicePhase, DeviceSentence } from '../../../../domain/events/deviceSentence.ts';

/** A device's sentence as message ids with their arguments. */
export interface DeviceTexts {
  readonly id: string;
  readonly latestId: string | null;
  readonly look: DeviceSentence['look'];
  readonly shiftedMs: number | null;
  readonly values: {
    readonly phase: DevicePhase;
    readonly control: string;
    readonly shifted: 'some' | 'none';
    readonly why: 'join' | 'away' | 'other';
    /** Whether it is a battery that was told to feed in, or will be. */
    readonly feeds: 'yes' | 'no';
    /** Whether it has already counted something that it fed in. */
    readonly gave: 'some' | 'none';
  };
}

/** The member's answer to the whole event, and the answers still possible. */
export type WholeEvent = Pick<EnergyEvent, 'opt' | 'may_opt_in' | 'vacation'>;

export function deviceTexts(device: EventDevice, phase: DevicePhase, event: WholeEvent): DeviceTexts {
  const { main, latest, look, shiftedMs } = deviceSentence({
    phase,
    preEvent: device.pre_event,
    advance: device.advance,
    participation: device.participation,
    history: device.history,
    shiftedSeconds: device.shifted_seconds,
  });
  return {
    id: `eventDevices.${main}`,
    latestId: latest === null ? null : `eventDevices.history.${latest}`,
    look,
    shiftedMs,
    values: {
      phase,
      control: deviceControl(deviceType(device.device_type)),
      shifted: shiftedMs === null ? 'none' : 'some',
      why: whyOut(device, event),
      feeds: device.fed_wh !== null || (device.advance === null && device.can_feed) ? 'yes' : 'no',
      gave: (device.fed_wh ?? 0) > 0 ? 'some' : 'none',
    },
  };
}

/** Why a device that isn't excluded itself takes no part: the member has not joined, or is away. */
function whyOut({ pre_event: preEvent, opt }: EventDevice, event: WholeEvent): DeviceTexts['values']['why'] {
  if (preEvent !== 'EXCLUDED' || opt !== 'in') return 'other';
  if (event.vacation !== null) return 'away';
  return event.may_opt_in ? 'join' : 'other';
}

/** Members who are not in the event and can no longer join have nothing to decide about single devices. */
export function isInvited({ opt, may_opt_in: mayJoin }: WholeEvent): boolean {
  return opt === 'in' || mayJoin;
}
