import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { useStoreAttributeMutation } from '../../../../codegen/relay/useStoreAttributeMutation.graphql.ts';
import type { useStoreAttribute_user$key } from '../../../../codegen/relay/useStoreAttribute_user.graphql.ts';

/** Stores a value under one of the member's attributes. It shows immediately, and is undone if the server refuses it (GQL-05). */
export function useStoreAttribute(user: useStoreAttribute_user$key): (key: string, value: string) => void {
  const { id, attributes } = useFragment(
    graphql`
      fragment useStoreAttribute_user on User {
        id
        attributes {
          key
          value
        }
      }
    `,
    user,
  );
  const [commit] = useMutation<useStoreAttributeMutation>(graphql`
    mutation useStoreAttributeMutation($input: UserAttributeInput!) @raw_response_type {
      updateUserAttribute(input: $input) {
        __typename
        ... on UserAttributeUpdated {
          user {
            ...useStoreAttribute_user
          }
        }
      }
    }
  `);
  return (key, value) =>
    void commit({
      variables: { input: { key, value } },
      optimisticResponse: {
        updateUserAttribute: {
          __typename: 'UserAttributeUpdated',
          user: { id, attributes: [...attributes.filter((known) => known.key !== key), { key, value }] },
        },
      },
    });
}
