import type { ScheduleRow } from './store.ts';

/** A change for a time with the name of who made it. */
export type ScheduleView = ScheduleRow & { readonly author: string };
