import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EnergyEvent, EventDevice } from '../../../../../codegen/rest/types.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import type { OptValue } from '../../../../domain/events/types.ts';
import { refreshSubjects } from '../../../platform/cache/refresh.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { dropAnswer, findAnswer, keepAnswer } from '../../../platform/write/keptAnswers.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { useKeptAnswers } from '../../../platform/write/useKeptAnswers.ts';
import { oneEvent } from '../eventQueries.ts';

export interface DeviceOptUse {
  /** The answer being sent; null when none is. */
  readonly saying: { readonly deviceId: string; readonly opt: OptValue } | null;
  /** The latest answer since the page was opened; a new object each time. */
  readonly done: { readonly deviceId: string; readonly opt: OptValue } | null;
  /** An answer that is sent once there is a connection; null: none waits. */
  keptOf(deviceId: string): OptValue | null;
  /** A failure is flashed. Without a connection the answer is kept, and the opposite one takes it back. */
  say(device: EventDevice, opt: OptValue): Promise<void>;
}

/** Puts a device into the event or takes it out. The event that the server answers with is shown immediately. Source: EVT-14. */
export function useDeviceOpt({ id: eventId, ohmhour_type: type }: EnergyEvent): DeviceOptUse {
  const app = useApp();
  const intl = useIntl();
  const memberId = useSession().user?.id ?? '';
  const { keptAnswers } = app;
  const waiting = useKeptAnswers();
  const { busy, write } = useRestWrite();
  const [asked, setAsked] = useState<DeviceOptUse['saying']>(null);
  const [done, setDone] = useState<DeviceOptUse['done']>(null);
  return {
    saying: busy ? asked : null,
    done,
    keptOf: (id) => findAnswer(waiting, { eventId, device: { id } })?.opt ?? null,
    async say({ device_id: deviceId, display_name: name }, opt) {
      if (busy) return;
      const about = { eventId, device: { id: deviceId, name } };
      const kept = findAnswer(waiting, about);
      if (kept !== null && kept.opt !== opt) return dropAnswer(keptAnswers, about);
      setAsked({ deviceId, opt });
      const idempotencyKey = crypto.randomUUID();
      const { queryKey } = oneEvent(app, eventId);
      const send = async () => {
        const body = { event_id: eventId, device_id: deviceId, opt };
        const outcome = await app.rest.act(
          '/event_device_opt_in_out',
          { body },
          { idempotencyKey, unansweredMessage: intl.formatMessage({ id: 'events.kept.said' }) },
        );
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
          if (kind === 'unreachable')
            keepAnswer(keptAnswers, { ...about, memberId, type, opt, idempotencyKey });
          // A member who is too late sees why.
          if (kind === 'refused') void refreshSubjects(app, ['events']);
        },
      });
    },
  };
}
