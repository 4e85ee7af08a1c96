import type { Deps } from '../platform/context.ts';
import type { Migration } from '../platform/db/migrate.ts';

/** What rules are measured by. */
export type MeasureDeps = Pick<Deps, 'brands' | 'clock' | 'config' | 'db' | 'log' | 'newId'> & {
  /** Its name; absent: this one's. */
  readonly machine?: string;
  /** Those of this release. */
  readonly migrations: () => readonly Migration[];
  /** Whole days until a host's certificate ends; null: it doesn't answer. */
  readonly certificateDays: (host: string, now: Date) => Promise<number | null>;
};

export type AlertDeps = MeasureDeps &
  Pick<Deps, 'mail' | 'outbound'> & {
    /** Signs what is posted to webhooks, if the operator gave one. */
    readonly webhookSecret: string | null;
  };
