import { useState } from 'react';
import { queriesOf } from '../../../platform/cache/queries.ts';
import type { OptValue } from '../../../../domain/events/types.ts';
import { refreshSubjects } from '../../../platform/cache/refresh.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { oneEvent } from '../eventQueries.ts';

export interface DeviceOptUse {
  /** The answer being sent; null when none is. */
  readonly saying: { readonly deviceId: string; readonly opt: OptValue } | null;
  /** The latest answer since the page was opened; a new object each time. */
  readonly done: { readonly deviceId: string; readonly opt: OptValue } | null;
  /** A failure is flashed. */
  say(deviceId: string, opt: OptValue): Promise<void>;
}

/** Puts a device into the event or takes it out. The event that the server answers with is shown at once. Source: EVT-14. */
export function useDeviceOpt(eventId: string): DeviceOptUse {
  const app = useApp();
  const [saying, setSaying] = useState<DeviceOptUse['saying']>(null);
  const [done, setDone] = useState<DeviceOptUse['done']>(null);
  return {
    saying,
    done,
    async say(deviceId, opt) {
      if (saying !== null) return;
      setSaying({ deviceId, opt });
      const { queryKey } = oneEvent(app, eventId);
      const outcome = await app.rest.act('/event_device_opt_in_out', {
        body: { event_id: eventId, device_id: deviceId, opt },
      });
      if (outcome.kind === 'ok') {
        // A pending refetch would restore the old state.
        await queriesOf(app).cancelQueries({ queryKey });
        queriesOf(app).setQueryData(queryKey, outcome.data);
        setDone({ deviceId, opt });
      }
      setSaying(null);
      // Also after a refusal, so that a member who is too late sees why.
      if (outcome.kind === 'failed' && outcome.failure.kind === 'refused')
        void refreshSubjects(app, ['events']);
    },
  };
}
