import { useCallback, useEffect, useRef, useState } from 'react';
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useApp } from '../../platform/screen/app.ts';
import type { useMemberFactsMutation as Mutation } from '../../../../codegen/relay/useMemberFactsMutation.graphql.ts';
import type { useMemberFactsQuery as Query } from '../../../../codegen/relay/useMemberFactsQuery.graphql.ts';

const query = graphql`
  query useMemberFactsQuery {
    viewer {
      user {
        memberId
        accountSetupStatus
        wasInLegacy
        attributes {
          key
          value
        }
        connectionDevices {
          id
        }
        orders {
          userOrderStatus {
            latest_order_status
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation useMemberFactsMutation($input: UserAttributeInput!) {
    updateUserAttribute(input: $input) {
      __typename
      ... on UserAttributeUpdated {
        user {
          attributes {
            key
            value
          }
        }
      }
    }
  }
`;

/** What billboards and surveys depend on. */
export interface MemberFacts {
  readonly memberId: string;
  readonly isSetUp: boolean;
  readonly wasInLegacy: boolean;
  readonly devices: number;
  readonly latestOrderStatus: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where the app is open, and in what. */
  readonly host: string;
  readonly userAgent: string;
}

export interface MemberFactsUse {
  /** Null until known. */
  readonly facts: MemberFacts | null;
  /** Keeps a value under an attribute: here at once, with the member when the server has it (GQL-05). Undone where it has not. */
  note(key: string, value: string): void;
}

/** What is known is asked for again on the next page, `path`, after so long. */
const FRESH_MS = 60_000;

/** Asks when a page opens, not more than once a minute, and shows what it knew while it asks. */
export function useMemberFacts(path: string): MemberFactsUse {
  const environment = useRelayEnvironment();
  const { clock } = useApp();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const [facts, setFacts] = useState<MemberFacts | null>(null);

  useEffect(() => {
    if (clock.now() - askedAt.current < FRESH_MS) return undefined;
    askedAt.current = clock.now();
    let answered = false;
    const asking = fetchQuery<Query>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ viewer }) => {
        answered = true;
        setFacts(
          factsOf(viewer.user, { host: window.location.hostname, userAgent: window.navigator.userAgent }),
        );
      },
      // What was known still holds.
      error: () => undefined,
    });
    return () => {
      // What did not arrive is asked for again.
      if (!answered) askedAt.current = Number.NEGATIVE_INFINITY;
      asking.unsubscribe();
    };
  }, [environment, clock, path]);

  const note = useCallback(
    (key: string, value: string) => {
      let before: string | undefined;
      const keep = (kept: string | undefined) =>
        setFacts((known) => {
          if (known === null) return known;
          const { [key]: was, ...others } = known.attributes;
          before ??= was;
          return { ...known, attributes: kept === undefined ? others : { ...others, [key]: kept } };
        });
      keep(value);
      commitMutation<Mutation>(environment, {
        mutation,
        variables: { input: { key, value } },
        onCompleted: ({ updateUserAttribute: outcome }) => {
          if (outcome.__typename !== 'UserAttributeUpdated') keep(before);
        },
        onError: () => keep(before),
      });
    },
    [environment],
  );
  return { facts, note };
}

function factsOf(
  user: Query['response']['viewer']['user'],
  place: Pick<MemberFacts, 'host' | 'userAgent'>,
): MemberFacts | null {
  if (user == null) return null;
  return {
    ...place,
    memberId: user.memberId,
    isSetUp: user.accountSetupStatus === 'Complete',
    wasInLegacy: user.wasInLegacy,
    devices: user.connectionDevices.length,
    latestOrderStatus: user.orders.userOrderStatus.latest_order_status ?? null,
    attributes: Object.fromEntries(user.attributes.map(({ key, value }) => [key, value])),
  };
}
