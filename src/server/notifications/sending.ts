export const SEND_JOB = 'notifications.send';

/** Sealed, so the database shows neither links nor codes. */
export interface SealedContent {
  readonly address: string | null;
  readonly locale: string | null;
  readonly values: Readonly<Record<string, string | null>>;
}
