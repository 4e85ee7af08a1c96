import { graphql } from 'react-relay/hooks';
import type { useChangeEventMutation } from '../../../../codegen/relay/useChangeEventMutation.graphql.ts';
import { useWrite } from '../shared/useWrite.ts';

/** Another beginning or end of an event; what is saved comes back with its new version and its history. */
export function useChangeEvent() {
  return useWrite<useChangeEventMutation, useChangeEventMutation['response']['changeEvent']>(
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
  );
}
