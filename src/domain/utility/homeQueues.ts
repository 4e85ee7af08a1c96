import type { SubStatus } from './rawStatus.ts';

/** Homes that wait for staff or for the member, by the sub-status of their connection. Source: UTL-21 to UTL-54. */
export const HOME_QUEUES = {
  MOVED: ['PossibleMove', 'LocEndDated'],
  FORMS: ['AttestationNeeded'],
  REFUSED: ['ConflictingDRP', 'Rejected', 'ISOIneligible', 'LocDisputed'],
} as const satisfies Readonly<Record<string, readonly SubStatus[]>>;

export type HomeQueue = keyof typeof HOME_QUEUES;
