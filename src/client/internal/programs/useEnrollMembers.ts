import { graphql } from 'react-relay/hooks';
import type { useEnrollMembersMutation } from '../../../../codegen/relay/useEnrollMembersMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Puts members into a program. */
export function useEnrollMembers() {
  return useRelayWrite<useEnrollMembersMutation, useEnrollMembersMutation['response']['enrollMembers']>(
    graphql`
      mutation useEnrollMembersMutation($input: EnrollMembersInput!) {
        enrollMembers(input: $input) {
          __typename
          ... on MembersEnrolled {
            count
            program {
              id
              name
              memberCount
            }
            fromProgram {
              id
              memberCount
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ enrollMembers }) => enrollMembers,
    ['events', 'settlement'],
  );
}
