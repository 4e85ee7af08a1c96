import type { IntlShape } from 'react-intl';
import { SUBSCRIPTION_CATALOGUE, SUBSCRIPTION_GROUPS } from '../../../../domain/brands/subscriptions.ts';
import { pushKey } from '../../../../domain/notifications/pushTopics.ts';
import type { useApp } from '../../../platform/screen/app.ts';

type Words = ReturnType<typeof useApp>['brand']['words'];

/** A switch of the member's settings as it is called there; one that no longer exists keeps its key. */
export function switchName(intl: IntlShape, words: Words, key: string): string {
  if (key === 'essential_only') return intl.formatMessage({ id: 'settings.load.essential' });
  if (key === 'weekly_digest') return intl.formatMessage({ id: 'settings.load.weekly' });
  const group = SUBSCRIPTION_GROUPS.find((each) => pushKey(each) === key);
  if (group !== undefined)
    return intl.formatMessage(
      { id: 'settings.push.topic' },
      { what: intl.formatMessage({ id: `settings.notifications.group.${group}` }) },
    );
  const entry = SUBSCRIPTION_CATALOGUE.find(({ emailKey, smsKey }) => emailKey === key || smsKey === key);
  if (entry === undefined) return key;
  const values = {
    event: words.reductionEvent.one,
    events: words.reductionEvent.many,
    realTime: words.realTimeEvent.one,
  };
  return intl.formatMessage(
    { id: entry.smsKey === key ? 'settings.notifications.smsAbout' : 'settings.notifications.mailAbout' },
    { what: intl.formatMessage({ id: `settings.notifications.entry.${entry.name}` }, values) },
  );
}
