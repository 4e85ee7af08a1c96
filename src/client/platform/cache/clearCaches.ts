import type { QueryClient } from '@tanstack/react-query';
import type { Environment, MutableRecordSource } from 'relay-runtime';

/** Removes the member's data from memory (SES-09). */
export function clearCaches(app: {
  readonly queries: QueryClient;
  readonly relay: Environment;
  readonly queriesAskedAt: Map<string, number>;
}): void {
  app.queries.clear();
  app.queriesAskedAt.clear();
  (app.relay.getStore().getSource() as MutableRecordSource).clear();
}
