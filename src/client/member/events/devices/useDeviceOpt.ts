import { useState } from 'react';
import { appQueries } from '../../../platform/cache/queries.ts';
import type { OptValue } from '../../../../domain/events/types.ts';
import { refreshSubjects } from '../../../platform/cache/refresh.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { oneEvent } from '../eventQueries.ts';

export interface DeviceOptUse {
  /** The answer being sent; null when none is. */
  readonly saying: { readonly deviceId: string; readonly opt: OptValue } | null;
  /** The latest answer since the page was opened; a new object each time. */
  readonly done: { readonly deviceId: string; readonly opt: OptValue } | null;
  /** A failure is flashed. */
  say(deviceId: string, opt: OptValue): Promise<void>;
}

/** Puts a device into the event or takes it out. The event that the server answers with is shown immediately. Source: EVT-14. */
export function useDeviceOpt(eventId: string): DeviceOptUse {
  const app = useApp();
  const { busy, write } = useRestWrite();
  const [asked, setAsked] = useState<DeviceOptUse['saying']>(null);
  const [done, setDone] = useState<DeviceOptUse['done']>(null);
  return {
    saying: busy ? asked : null,
    done,
    async say(deviceId, opt) {
      if (busy) return;
      setAsked({ deviceId, opt });
      const { queryKey } = oneEvent(app, eventId);
      const send = async () => {
        const body = { event_id: eventId, device_id: deviceId, opt };
        const outcome = await app.rest.act('/event_device_opt_in_out', { body });
        // A pending refetch would restore the old state.
        if (outcome.kind === 'ok') await appQueries(app).cancelQueries({ queryKey });
        return outcome;
      };
      await write(send, {
        onSaved(event) {
          appQueries(app).setQueryData(queryKey, event);
          setDone({ deviceId, opt });
        },
        onFailed({ kind }) {
          // A member who is too late sees why.
          if (kind === 'refused') void refreshSubjects(app, ['events']);
        },
      });
    },
  };
}
