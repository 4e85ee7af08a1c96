import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { subjectStaleTime } from '../cache/freshness.ts';
import type { Subject } from '../cache/subjects.ts';
import type { ScreenRequest } from './screen.ts';

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
  const id = createOperationDescriptor(getRequest(query), variables).request.identifier;
  const askedAt = app.queriesAskedAt.get(id);
  const isFresh = askedAt !== undefined && app.clock.now() - askedAt < subjectStaleTime([subject]);
  const preloaded = loadQuery<Query>(app.relay, query, variables, {
    fetchPolicy: isFresh || app.isFirstScreen() ? 'store-or-network' : 'store-and-network',
  });
  if (!isFresh) app.queriesAskedAt.set(id, app.clock.now());
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
