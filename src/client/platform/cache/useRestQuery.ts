import {
  useQuery,
  useSuspenseQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { useApp } from '../screen/app.ts';
import { appQueries } from './queries.ts';

/** TanStack's `useQuery` on the app's cache. */
export function useRestQuery<Data, Failure, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Shown, Key>,
): UseQueryResult<Shown, Failure> {
  return useQuery(options, appQueries(useApp()));
}

/** TanStack's `useSuspenseQuery` on the app's cache. */
export function useSuspenseRestQuery<Data, Failure, Shown, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<Data, Failure, Shown, Key>,
): UseSuspenseQueryResult<Shown, Failure> {
  return useSuspenseQuery(options, appQueries(useApp()));
}
