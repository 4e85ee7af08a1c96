import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';

/**
 * Keeps a page up to date: refetches after `waitMs()` milliseconds while that is a number and the page is visible, and
 * immediately when a hidden tab becomes visible. Results go into the store without suspending, so the page neither flickers
 * nor loses focus. A failed poll is retried by the next one.
 */
export function useLiveQuery(
  query: GraphQLTaggedNode,
  variables: Variables,
  waitMs: () => number | null,
): void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const nextWait = useEffectEvent(waitMs);
  // A state that changed in another way may need another pace.
  const pace = waitMs();
  useEffect(() => {
    let asking: { unsubscribe: () => void } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      asking = null;
      const wait = nextWait();
      if (wait !== null) timer = setTimeout(poll, wait);
    };
    const poll = () => {
      clearTimeout(timer);
      // A hidden page stops polling; onVisible resumes it.
      if (document.visibilityState === 'hidden') return;
      asking = fetchQuery<OperationType>(environment, query, JSON.parse(key) as Variables, {
        fetchPolicy: 'network-only',
      }).subscribe({ complete: plan, error: plan });
    };
    const onVisible = () => {
      if (document.visibilityState !== 'hidden' && asking === null && nextWait() !== null) poll();
    };
    plan();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [environment, query, key, pace]);
}
