import { appQueries } from '../../platform/cache/queries.ts';
import type { Device, paths as Contract } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite, type RestWrite } from '../../platform/write/useRestWrite.ts';
import { deviceState } from './deviceQueries.ts';

type Change = Omit<
  Contract['/device/settings']['post']['requestBody']['content']['application/json'],
  'device_id'
>;

export interface DeviceSettingsUse extends Pick<RestWrite, 'busy' | 'faults'> {
  /** Flashes `done` when it is saved. Resolves to whether it was. */
  save(change: Change, done: string): Promise<boolean>;
}

/** Changes a device and refreshes everything that shows it. */
export function useDeviceSettings({ device_id: id }: Pick<Device, 'device_id'>): DeviceSettingsUse {
  const app = useApp();
  const { busy, faults, write } = useRestWrite();
  return {
    busy,
    faults,
    async save(change, done) {
      const body = { device_id: id, ...change };
      const fieldsShown = ['display_name', 'comfort', 'reserve_percent'];
      const device = await write(() => app.rest.act('/device/settings', { body }, { fieldsShown }), {
        changes: ['devices', 'events'],
        done: () => done,
        onSaved: (saved) => void appQueries(app).setQueryData(deviceState(app, id).queryKey, saved),
      });
      return device !== null;
    },
  };
}
