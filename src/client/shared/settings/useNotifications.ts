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
  /** Saves immediately; on failure the switches revert and a flash is shown. */
  turn(switches: Readonly<Record<string, boolean>>): Promise<void>;
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
    async turn(switches) {
      setPressed((before) => ({ ...before, ...switches }));
      const outcome = await app.rest.act('/settings/subscriptions', {
        body: { subscriptions: { ...switches } },
      });
      // Responses may arrive out of order, so each one updates only its own switches.
      if (outcome.kind === 'ok') {
        appQueries(app).setQueryData(
          memberSettings(app).queryKey,
          (known) => known && withSwitches(known, switches),
        );
        refreshReminders(app);
      }
      // The cache notifies its readers at its next turn; a switch released before that would go back for a moment.
      notifyManager.schedule(() =>
        setPressed((last) =>
          Object.fromEntries(Object.entries(last).filter(([key, on]) => switches[key] !== on)),
        ),
      );
    },
    async agree(given) {
      const body = { subscriptions: {}, sms_consent: given };
      const saved = await write(() => app.rest.act('/settings/subscriptions', { body }));
      if (saved !== null) {
        appQueries(app).setQueryData(memberSettings(app).queryKey, saved);
        refreshReminders(app);
      }
      return saved !== null;
    },
  };
}

/** An event's page says whether its reminder comes. */
export const refreshReminders = (app: Parameters<typeof appQueries>[0]): void =>
  void appQueries(app).invalidateQueries({ queryKey: ['events'] });

function withSwitches(settings: Settings, switches: Readonly<Record<string, boolean>>): Settings {
  const { event_subscriptions: events, subscriptions: others } = settings;
  const own = (known: Readonly<Record<string, boolean>>) =>
    Object.fromEntries(Object.entries(known).map(([key, on]) => [key, switches[key] ?? on]));
  return { ...settings, event_subscriptions: own(events), subscriptions: own(others) };
}
