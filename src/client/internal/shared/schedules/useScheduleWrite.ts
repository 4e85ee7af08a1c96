import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useApp } from '../../../platform/screen/app.ts';
import type { Payload } from '../../../platform/write/refusal.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { useStaffTimes } from '../values/useStaffTimes.ts';

/** Saves a change at a time: `useRelayWrite` that says when. */
export function useScheduleWrite<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  pickPayload: (response: Mutation['response']) => Payload,
  onDone: () => void,
) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { write, ...state } = useRelayWrite<Mutation, Payload>(mutation, pickPayload, []);
  return {
    ...state,
    schedule: (at: string, variables: Mutation['variables']) =>
      write(variables, {
        done: () => intl.formatMessage({ id: 'internal.schedule.done' }, { at: times.stamp(at, zone) }),
        onSaved: onDone,
      }),
  };
}
