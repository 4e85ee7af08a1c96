import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';
import { appQueries } from '../../platform/cache/queries.ts';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { memberSettings } from './memberSettings.ts';

export interface NotificationsUse {
  /** Whether a switch is on, as it was pressed last. */
  isOn(key: string): boolean;
  /** Saves immediately; on failure the switch reverts and a flash is shown. */
  turn(key: string, on: boolean): Promise<void>;
  /** Gives or withdraws consent to text messages. False on failure, which is flashed. */
  agree(given: boolean): Promise<boolean>;
  readonly busy: boolean;
}

/** The notification switches. Several may be saving at once, independently. */
export function useNotifications(settings: Settings): NotificationsUse {
  const app = useApp();
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const { busy, write } = useRestWrite();
  const saved: Readonly<Record<string, boolean>> = {
    ...settings.subscriptions,
    ...settings.event_subscriptions,
  };

  return {
    busy,
    isOn: (key) => pressed[key] ?? saved[key] ?? false,
    async turn(key, on) {
      setPressed((before) => ({ ...before, [key]: on }));
      const outcome = await app.rest.act('/settings/subscriptions', {
        body: { subscriptions: { [key]: on } },
      });
      // Responses may arrive out of order, so each one updates only its own switch.
      if (outcome.kind === 'ok')
        appQueries(app).setQueryData(
          memberSettings(app).queryKey,
          (known) => known && withSwitch(known, key, on),
        );
      // The cache notifies its readers at its next turn; a switch released before that would go back for a moment.
      notifyManager.schedule(() =>
        setPressed(({ [key]: last, ...others }) =>
          last === undefined || last === on ? others : { ...others, [key]: last },
        ),
      );
    },
    async agree(given) {
      const body = { subscriptions: {}, sms_consent: given };
      const saved = await write(() => app.rest.act('/settings/subscriptions', { body }));
      if (saved !== null) appQueries(app).setQueryData(memberSettings(app).queryKey, saved);
      return saved !== null;
    },
  };
}

function withSwitch(settings: Settings, key: string, on: boolean): Settings {
  const group = key in settings.event_subscriptions ? 'event_subscriptions' : 'subscriptions';
  return { ...settings, [group]: { ...settings[group], [key]: on } };
}
