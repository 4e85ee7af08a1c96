import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** Makes the ids of new rows: UUID v7, so that they sort by the product's time. */
export type NewId = () => string;

export function createIds(clock: Clock): NewId {
  return () => v7({ msecs: clock.now().getTime() });
}
