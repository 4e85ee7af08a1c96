import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useScheduleFeatureMutation as Mutation } from '../../../../codegen/relay/useScheduleFeatureMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

/** Saves a feature at a time. */
export function useScheduleFeature(onDone: () => void) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { write, ...state } = useRelayWrite<Mutation, Mutation['response']['scheduleFeature']>(
    graphql`
      mutation useScheduleFeatureMutation($input: ScheduleFeatureInput!) {
        scheduleFeature(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ scheduleFeature }) => scheduleFeature,
    [],
  );
  return {
    ...state,
    schedule: (input: Mutation['variables']['input']) =>
      write(
        { input },
        {
          done: () =>
            intl.formatMessage({ id: 'internalFeatures.schedule.done' }, { at: times.stamp(input.at, zone) }),
          onSaved: onDone,
        },
      ),
  };
}
