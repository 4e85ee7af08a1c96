import type { DeviceType } from '../../../domain/devices/deviceTypes.ts';
import { displayWeight } from '../../../domain/devices/displayOrder.ts';
import type { IsOn } from '../../../domain/features/features.ts';
import type { MemberFeatureKey } from '../../../domain/features/featureKeys.ts';

/** A kind of device that can take part, and the partners that connect it. */
interface Kind {
  readonly type: DeviceType;
  readonly partners: readonly MemberFeatureKey[];
}

const KINDS: readonly Kind[] = [
  { type: 'thermostat', partners: ['device_connection_slate', 'device_connection_flint'] },
  { type: 'plug', partners: ['device_connection_quartz'] },
  { type: 'light', partners: ['device_connection_quartz'] },
  { type: 'battery', partners: ['device_connection_basalt'] },
  { type: 'ev', partners: ['device_connection_marl'] },
  { type: 'waterheater', partners: ['device_connection_gneiss'] },
  { type: 'windowairconditioner', partners: ['device_connection_shale'] },
];

/** The kinds that a member can connect, in the display order (DEV-10): those with a partner whose key is on (SES-28). */
export function offeredKinds(isOn: IsOn): DeviceType[] {
  return KINDS.filter(({ partners }) => partners.some((key) => isOn(key)))
    .map(({ type }) => type)
    .sort((a, b) => displayWeight(b) - displayWeight(a));
}
