import type { Deps } from '../platform/context.ts';

/** What working on programs takes. `db` may be an open transaction. */
export type ProgramParts = Pick<Deps, 'db' | 'clock' | 'newId'>;
