import type { Deps } from '../platform/context.ts';

/** What working on programs takes. `db` may be an open transaction. */
export type ProgramDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;
