import type { Environment, MutableRecordSource } from 'relay-runtime';
import type { Store } from '../store.ts';
import type { KeptAnswers } from '../write/keptAnswers.ts';
import type { RestReads } from './restReads.ts';

/** Removes the member's data from memory (SES-09). */
export function clearCaches(app: {
  readonly restReads: RestReads;
  readonly features: Store<readonly string[] | null>;
  readonly relay: Environment;
  readonly queriesAskedAt: Map<string, number>;
  readonly keptAnswers: KeptAnswers;
}): void {
  app.restReads.queries?.clear();
  app.restReads.answers = [];
  app.features.set(null);
  app.queriesAskedAt.clear();
  // Without any in memory, those in the browser's storage belong to the one who logs in, or wait for their member.
  if (app.keptAnswers.get().length > 0) app.keptAnswers.set([]);
  (app.relay.getStore().getSource() as MutableRecordSource).clear();
}
