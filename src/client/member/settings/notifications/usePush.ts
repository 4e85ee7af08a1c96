import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PushDevices } from '../../../../../codegen/rest/types.ts';
import type { SubscriptionGroup } from '../../../../domain/brands/subscriptions.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { writePushAddress } from '../../../platform/push/pushAddress.ts';
import { pushSupport, subscribeToPush, type PushSupport } from '../../../platform/push/browserPush.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { refreshReminders } from '../../../shared/settings/useNotifications.ts';
import { pushDevices } from './pushQueries.ts';

export interface PushUse {
  readonly state: PushDevices;
  /** null: not known yet. */
  readonly support: PushSupport | null;
  /** The device that is being ended, or `here` while this browser is added. */
  readonly busy: string | null;
  turnOn(): Promise<void>;
  end(deviceId: string): Promise<void>;
  isOn(topic: SubscriptionGroup): boolean;
  /** Saves immediately; on failure the switch reverts and a flash is shown. */
  turn(topic: SubscriptionGroup, on: boolean): Promise<void>;
}

/** Notifications in the member's browsers. Every answer is the whole state. */
export function usePush(): PushUse {
  const app = useApp();
  const intl = useIntl();
  const query = pushDevices(app);
  const { data: state } = useSuspenseRestQuery(query);
  const [support, setSupport] = useState<PushSupport | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [pressed, setPressed] = useState<Partial<Record<SubscriptionGroup, boolean>>>({});
  const { write } = useRestWrite();
  useEffect(() => setSupport(pushSupport(window)), []);
  const show = (saved: PushDevices) => {
    appQueries(app).setQueryData(query.queryKey, saved);
    refreshReminders(app);
  };
  const say = (id: string) => intl.formatMessage({ id });

  return {
    state,
    support,
    busy: asked,
    async turnOn() {
      setAsked('here');
      const body = await subscribeToPush(window, state.public_key);
      if (body === 'reload') app.navigator.leave(app.navigator.href());
      else if (body === 'blocked') setSupport('blocked');
      else if (body === 'failed') app.flashes.show({ type: 'error', text: say('settings.push.failed') });
      else
        await write(() => app.rest.act('/push_devices/add', { body }), {
          done: () => say('settings.push.on'),
          onSaved: (saved) => {
            writePushAddress(window, body.endpoint);
            show(saved);
          },
        });
      setAsked(null);
    },
    async end(deviceId) {
      setAsked(deviceId);
      await write(() => app.rest.act('/push_devices/end', { body: { device_id: deviceId } }), {
        done: () => say('settings.push.off'),
        onSaved: show,
      });
      setAsked(null);
    },
    isOn: (topic) => pressed[topic] ?? state.topics.find((each) => each.topic === topic)?.enabled ?? false,
    async turn(topic, on) {
      setPressed((before) => ({ ...before, [topic]: on }));
      await write(() => app.rest.act('/push_devices/topics', { body: { topics: { [topic]: on } } }), {
        onSaved: show,
      });
      setPressed(({ [topic]: _last, ...others }) => others);
    },
  };
}
