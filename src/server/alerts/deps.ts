import type { Deps } from '../platform/context.ts';
import type { Migration } from '../platform/db/migrate.ts';

export type AlertDeps = Pick<
  Deps,
  'brands' | 'clock' | 'config' | 'db' | 'log' | 'mail' | 'newId' | 'outbound'
> & {
  /** Those of this release. */
  readonly migrations: () => readonly Migration[];
  /** Signs what is posted to webhooks, if the operator gave one. */
  readonly webhookSecret: string | null;
};
