import { queriesOf } from '../../platform/cache/queries.ts';
import type { Device, paths as Contract } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAsk, type AskUse } from '../../platform/screen/useAsk.ts';
import { deviceState } from './deviceQueries.ts';

type Change = Omit<
  Contract['/device/settings']['post']['requestBody']['content']['application/json'],
  'device_id'
>;

export interface DeviceSettingsUse extends Pick<AskUse, 'busy' | 'faults'> {
  /** Flashes `done` when it is saved. Resolves to whether it was. */
  save(change: Change, done: string): Promise<boolean>;
}

/** Changes a device, and lets every place that shows it know. */
export function useDeviceSettings({ device_id: id }: Pick<Device, 'device_id'>): DeviceSettingsUse {
  const app = useApp();
  const { busy, faults, ask } = useAsk();
  return {
    busy,
    faults,
    async save(change, done) {
      const device = await ask(() =>
        app.rest.act(
          '/device/settings',
          { body: { device_id: id, ...change } },
          { fieldsShown: ['display_name', 'comfort'] },
        ),
      );
      if (device === null) return false;
      queriesOf(app).setQueryData(deviceState(app, id).queryKey, device);
      app.flashes.show({ type: 'success', text: done });
      void refreshSubjects(app, ['devices', 'events']);
      return true;
    },
  };
}
