import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useOutdated_schedules$key } from '../../../../../codegen/relay/useOutdated_schedules.graphql.ts';

/** What saving now does to what is scheduled, or what `textId` says of it; nothing where nothing is. */
export function useOutdated(
  schedules: useOutdated_schedules$key,
  textId = 'internal.schedule.outdates',
): readonly ReactNode[] {
  const waiting = useFragment(
    graphql`
      fragment useOutdated_schedules on ScheduledChange @relay(plural: true) {
        state
      }
    `,
    schedules,
  ).filter(({ state }) => state === 'WAITING');
  return waiting.length === 0
    ? []
    : [<FormattedMessage key="outdated" id={textId} values={{ count: waiting.length }} />];
}
