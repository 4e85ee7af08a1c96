import { graphql } from 'react-relay/hooks';
import type { useScheduleFeatureMutation as Mutation } from '../../../../codegen/relay/useScheduleFeatureMutation.graphql.ts';
import { useScheduleWrite } from '../shared/schedules/useScheduleWrite.ts';

/** Saves a feature at a time. */
export const useScheduleFeature = (onDone: () => void) =>
  useScheduleWrite<Mutation>(
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
    onDone,
  );
