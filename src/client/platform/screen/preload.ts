import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { staleTimeOf } from '../cache/freshness.ts';
import type { Subject } from '../cache/subjects.ts';
import type { ScreenRequest } from './screen.ts';

/**
 * Starts a Relay query for the screen. On the server it waits for the data; in the browser it waits a moment, so that
 * a quick answer shows no skeleton, and then lets the screen suspend on the rest. Its subject decides for how long what
 * it brought is shown without asking again (SES-38).
 */
export async function preloadQuery<Query extends OperationType>(
  { app, onLeave, onReplaced }: ScreenRequest,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  subject?: Subject,
): Promise<PreloadedQuery<Query>> {
  const id = createOperationDescriptor(getRequest(query), variables).request.identifier;
  const askedAt = app.queriesAskedAt.get(id);
  const isFresh = askedAt !== undefined && app.clock.now() - askedAt < staleTimeOf([subject]);
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

/**
 * Starts a REST read for the screen, unless a fresh answer is there. The component reads it by the same options
 * (`useSuspenseQuery(options)`); a failure shows there, not here. A read that hangs when the screen is left, and that nobody
 * else waits for, is given up (NET-18, NET-24).
 */
export async function prefetchRest<Data, Failure, Key extends QueryKey>(
  { app, onLeave }: ScreenRequest,
  options: QueryExecuteOptions<Data, Failure, Data, Data, Key>,
): Promise<void> {
  onLeave(
    () => void app.queries.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' }),
  );
  await app.waitABit(app.queries.query(options).catch(() => undefined));
}
