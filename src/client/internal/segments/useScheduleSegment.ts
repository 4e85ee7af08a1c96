import { graphql } from 'react-relay/hooks';
import type { useScheduleSegmentMutation as Mutation } from '../../../../codegen/relay/useScheduleSegmentMutation.graphql.ts';
import { useScheduleWrite } from '../shared/schedules/useScheduleWrite.ts';

/** Changes a segment at a time. */
export const useScheduleSegment = (onDone: () => void) =>
  useScheduleWrite<Mutation>(
    graphql`
      mutation useScheduleSegmentMutation($input: ScheduleSegmentInput!) {
        scheduleSegment(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ scheduleSegment }) => scheduleSegment,
    onDone,
  );
