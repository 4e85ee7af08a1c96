import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { appQueries } from '../cache/queries.ts';
import type { ScreenRequest } from './screen.ts';

/**
 * Starts a REST read for the screen, unless a fresh answer is cached. The component reads it with the same
 * options (`useSuspenseRestQuery(options)`) and shows failures. A pending read is cancelled when the screen is
 * left and nothing else waits for it (NET-18, NET-24).
 */
export async function prefetchRest<Data, Failure, Key extends QueryKey>(
  { app, onLeave }: ScreenRequest,
  options: QueryExecuteOptions<Data, Failure, Data, Data, Key>,
): Promise<void> {
  onLeave(
    () => void appQueries(app).cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' }),
  );
  await app.waitABit(
    appQueries(app)
      .query(options)
      .catch(() => undefined),
  );
}
