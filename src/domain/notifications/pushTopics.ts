import {
  SUBSCRIPTION_GROUPS,
  subscriptionEntries,
  type SubscriptionEntryName,
  type SubscriptionGroup,
} from '../brands/subscriptions.ts';

/** The switch of a topic's notifications: on phones it is by group, because a row of the matrix is too fine there. */
export const pushKey = (topic: SubscriptionGroup): string => `${topic}_push`;

/** The topics of these entries, in catalogue order. */
export function pushTopics(names: readonly SubscriptionEntryName[]): readonly SubscriptionGroup[] {
  const groups = new Set(subscriptionEntries(names).map(({ group }) => group));
  return SUBSCRIPTION_GROUPS.filter((group) => groups.has(group));
}
