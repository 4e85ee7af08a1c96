import type { EventDevice } from '../../../../../codegen/rest/types.ts';
import { deviceControl } from '../../../../domain/devices/deviceConfigs.ts';
import { deviceType } from '../../../../domain/devices/deviceTypes.ts';
import { deviceSentence } from '../../../../domain/events/deviceSentence.ts';
import type { DevicePhase, DeviceSentence } from '../../../../domain/events/deviceSentence.ts';
import type { Situation } from '../situation.ts';

/** A device's sentence with the ids of its texts and what they take. */
export interface DeviceTexts {
  readonly id: string;
  readonly latestId: string | null;
  readonly look: DeviceSentence['look'];
  readonly shiftedMs: number | null;
  readonly values: { readonly phase: DevicePhase; readonly control: string; readonly shifted: 'some' | 'none' };
}

export function deviceTexts(device: EventDevice, phase: DevicePhase): DeviceTexts {
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
    values: { phase, control: deviceControl(deviceType(device.device_type)), shifted: shiftedMs === null ? 'none' : 'some' },
  };
}

/** The event's part for its devices: what was called off or has its result is over. */
export function devicePhase(situation: Situation): DevicePhase {
  return situation === 'before' || situation === 'running' ? situation : 'over';
}
