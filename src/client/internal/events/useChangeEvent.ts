import { graphql } from 'react-relay/hooks';
import type { useChangeEventMutation } from '../../../../codegen/relay/useChangeEventMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Changes an event's start or end; the response has its new version and history. */
export function useChangeEvent() {
  return useRelayWrite<useChangeEventMutation, useChangeEventMutation['response']['changeEvent']>(
    graphql`
      mutation useChangeEventMutation($input: ChangeEventInput!) {
        changeEvent(input: $input) {
          __typename
          ... on EventSaved {
            event {
              ...StaffEventPage_event
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeEvent }) => changeEvent,
    ['events', 'settlement'],
  );
}
