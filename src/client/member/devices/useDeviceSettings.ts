import { useState } from 'react';
import type { Device, paths as Contract } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { deviceState } from './deviceQueries.ts';

type Change = Omit<Contract['/device/settings']['post']['requestBody']['content']['application/json'], 'device_id'>;

export interface DeviceSettingsUse {
  readonly busy: boolean;
  readonly faults: Readonly<Record<string, string>>;
  /** Flashes `done` when it is saved. Resolves to whether it was. */
  save(change: Change, done: string): Promise<boolean>;
}

/** Changes a device, and lets every place that shows it know. */
export function useDeviceSettings({ device_id: id }: Pick<Device, 'device_id'>): DeviceSettingsUse {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  return {
    busy,
    faults,
    async save(change, done) {
      setBusy(true);
      setFaults({});
      const outcome = await app.rest.act('/device/settings', { body: { device_id: id, ...change } });
      setBusy(false);
      if (outcome.kind === 'failed') {
        setFaults(outcome.failure.fields ?? {});
        return false;
      }
      app.queries.setQueryData(deviceState(app, id).queryKey, outcome.data);
      app.flashes.show({ type: 'success', text: done });
      void refreshSubjects(app, ['devices', 'events']);
      return true;
    },
  };
}
