import type { ExperimentVersion } from './store.ts';

/** A version with the name of who saved it. */
export type ExperimentVersionView = ExperimentVersion & { readonly actor: string };
