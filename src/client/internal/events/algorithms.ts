import { ALGORITHMS } from '../../../domain/events/algorithms.ts';
import type { Algorithm } from '../../../domain/events/algorithms.ts';

export const parseAlgorithm = (text: string): Algorithm =>
  ALGORITHMS.find((known) => known === text) ?? 'participation_reduction';
