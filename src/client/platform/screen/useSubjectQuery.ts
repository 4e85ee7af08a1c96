import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { fetchQuery, useLazyLoadQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { subjectStaleTime } from '../cache/freshness.ts';
import type { Subject } from '../cache/subjects.ts';
import { useApp } from './app.ts';

export interface SubjectQueryOptions {
  /** A write to one of them refetches the query; the first one sets the freshness window. */
  readonly subjects: readonly [Subject, ...Subject[]];
  /** Another key repeats a query that failed. */
  readonly fetchKey: number;
}

/**
 * A Relay query outside the screens' loaders, such as the shell's. Fetched when its part appears, then in the
 * background: after a write to its subjects, and on the next page once it is stale (SES-38). A failed refetch
 * leaves the known data in place.
 */
export function useSubjectQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { subjects, fetchKey }: SubjectQueryOptions,
): Query['response'] {
  const { relay, clock, changedSubjects, connection } = useApp();
  const { key: page } = useLocation();
  const fetchedAt = useRef(clock.now());
  const refetch = useEffectEvent(() => {
    fetchedAt.current = clock.now();
    return fetchQuery<Query>(relay, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  });
  const concerns = useEffectEvent((changed: readonly Subject[]) =>
    changed.some((subject) => subjects.includes(subject)),
  );
  const isStale = useEffectEvent(() => clock.now() - fetchedAt.current >= subjectStaleTime([subjects[0]]));
  useEffect(() => {
    if (isStale()) refetch();
  }, [page]);
  // Before paint, so that a write right after the first data is not missed.
  useLayoutEffect(
    () =>
      changedSubjects.subscribe(() => {
        if (concerns(changedSubjects.get())) refetch();
      }),
    [changedSubjects],
  );
  return useLazyLoadQuery<Query>(query, variables, {
    fetchKey,
    fetchPolicy: connection.isDown() ? 'store-or-network' : 'store-and-network',
  });
}
