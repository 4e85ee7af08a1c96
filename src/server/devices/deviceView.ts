import type { Device, DeviceConnection } from '../../../codegen/rest/types.ts';
import type { FeatureState } from '../../domain/features/features.ts';
import type { ComfortBand } from '../../domain/devices/comfort.ts';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import type { MemberDevice } from './store/devices.ts';

const degrees = (tenths: number | undefined): number | null => (tenths === undefined ? null : tenths / 10);

const bandView = ({ lowest, highest }: ComfortBand) => ({ lowest_c: lowest / 10, highest_c: highest / 10 });

export function deviceView(device: MemberDevice): Device {
  const { state } = device;
  return {
    device_id: device.id,
    device_config_id: device.deviceConfigId,
    device_type: device.deviceType,
    display_name: device.displayName,
    connection_id: device.connectionId,
    connection_config_id: device.connectionConfigId,
    state: {
      online: state.online,
      on: state.on,
      watts: state.watts ?? null,
      mode: state.mode ?? null,
      temperature_c: degrees(state.temperature),
      setpoint_c: degrees(state.setpoint),
      charge_percent: state.chargePercent ?? null,
      feeding: state.feeding ?? false,
      at_dttm: device.stateAt.toISOString(),
    },
    opted_in: device.optedIn,
    trouble: device.trouble,
    added_dttm: device.addedAt.toISOString(),
    control: device.control,
    comfort: device.comfort && bandView(device.comfort),
    reserve_percent: device.reservePercent,
  };
}

interface CurrentConnection {
  readonly id: string;
  readonly connectionConfigId: string;
  readonly status: 'connected' | 'ended';
  readonly deviceCount: number;
}

/**
 * The partners that are switched on for the member (DEV-13), and connected ones that no longer are: those can
 * still be disconnected.
 */
export function connectionViews(
  features: readonly FeatureState[],
  connections: readonly CurrentConnection[],
): DeviceConnection[] {
  const isOn = new Set(features.filter(({ isEnabled }) => isEnabled).map(({ key }) => key));
  return CONNECTION_CONFIGS.flatMap((config) => {
    const current = connections.find(({ connectionConfigId }) => connectionConfigId === config.id);
    if (current === undefined && !isOn.has(config.featureKey)) return [];
    return [
      {
        connection_config_id: config.id,
        title: config.title,
        cloud: config.cloud,
        device_types: [...config.deviceTypes],
        status: current?.status ?? 'none',
        connection_id: current?.id ?? null,
        device_count: current?.deviceCount ?? 0,
      },
    ];
  });
}
