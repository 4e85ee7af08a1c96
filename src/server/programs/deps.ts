import type { Deps } from '../platform/context.ts';

/** `db` may be an open transaction. */
export type ProgramDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;
