import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { waitingQuery as Query } from '../../../../../codegen/relay/waitingQuery.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Waiting, waitingQuery } from './waiting.ts';

/** Numbers older than this are read again on the next page. */
const FRESH_MS = 60_000;

/** Reads how much waits for the viewer: after the first page, on later ones from time to time, and after each write. */
export function KnowsWaiting({ children }: { readonly children: ReactNode }) {
  const { clock, changedSubjects } = useApp();
  const { key: page } = useLocation();
  const [waiting, load] = useQueryLoader<Query>(waitingQuery);
  const loadedAt = useRef(-Infinity);
  const read = useEffectEvent(() => {
    loadedAt.current = clock.now();
    load({}, { fetchPolicy: 'store-and-network' });
  });
  const readStale = useEffectEvent(() => {
    if (clock.now() - loadedAt.current >= FRESH_MS) read();
  });
  useEffect(() => readStale(), [page]);
  useEffect(() => changedSubjects.subscribe(() => read()), [changedSubjects]);
  return <Waiting value={waiting ?? null}>{children}</Waiting>;
}
