import { useSyncExternalStore } from 'react';
import { useApp } from '../screen/app.ts';
import type { KeptAnswer } from './keptAnswers.ts';

const NONE: readonly KeptAnswer[] = [];

/** The answers that wait for a connection; none while a page of the server's is hydrated, which knows of none. */
export function useKeptAnswers(): readonly KeptAnswer[] {
  const { keptAnswers } = useApp();
  return useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get, () => NONE);
}
