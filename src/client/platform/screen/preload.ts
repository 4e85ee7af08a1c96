import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import { subjectStaleTime } from '../cache/freshness.ts';
import type { Subject } from '../cache/subjects.ts';
import type { AppServices } from './app.ts';
import type { ScreenRequest } from './screen.ts';

/**
 * How to fetch a query: from the store alone while its subject is fresh (SES-38), or without a connection, so that screens
 * seen before can be read; otherwise from the server, too. Notes that it is asked now.
 */
export function freshPolicy(
  { queriesAskedAt, clock, connection }: Pick<AppServices, 'queriesAskedAt' | 'clock' | 'connection'>,
  query: GraphQLTaggedNode,
  variables: Variables,
  subject?: Subject,
): 'store-or-network' | 'store-and-network' {
  if (connection.isDown()) return 'store-or-network';
  const id = createOperationDescriptor(getRequest(query), variables).request.identifier;
  const askedAt = queriesAskedAt.get(id);
  if (askedAt !== undefined && clock.now() - askedAt < subjectStaleTime([subject])) return 'store-or-network';
  queriesAskedAt.set(id, clock.now());
  return 'store-and-network';
}

/** What is known of a query's data; undefined while its answer is awaited. */
export function knownData<Query extends OperationType>(
  { relay }: Pick<AppServices, 'relay'>,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] | undefined {
  const { data, isMissingData } = relay.lookup(
    createOperationDescriptor(getRequest(query), variables).fragment,
  );
  return isMissingData ? undefined : data;
}

/**
 * Starts a Relay query for the screen. The server waits for the data; the browser waits briefly, so that a
 * quick answer shows no skeleton, and then lets the screen suspend. The subject decides how long the data
 * stay fresh (SES-38).
 */
export async function preloadQuery<Query extends OperationType>(
  { app, onLeave, onReplaced }: ScreenRequest,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  subject?: Subject,
): Promise<PreloadedQuery<Query>> {
  const fetchPolicy = freshPolicy(app, query, variables, subject);
  const preloaded = loadQuery<Query>(app.relay, query, variables, {
    fetchPolicy: app.isFirstScreen() ? 'store-or-network' : fetchPolicy,
  });
  onLeave(() => preloaded.dispose());
  const { source } = preloaded;
  if (source != null) {
    const answered = new Promise<void>((resolve, reject) => {
      source.subscribe({ next: () => resolve(), complete: () => resolve(), error: reject });
    });
    let isAwaited = true;
    const settled = (): void => void (isAwaited = false);
    answered.then(settled, settled);
    onReplaced(() => {
      if (isAwaited) preloaded.dispose();
    });
    await app.waitABit(answered);
  }
  return preloaded;
}
