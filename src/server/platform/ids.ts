import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** Makes the ids of new rows: UUID v7, so that they sort by the product's time. */
export type NewId = () => string;

export function createIds(clock: Clock): NewId {
  return () => v7({ msecs: clock.now().getTime() });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text could be an id of ours: the database takes nothing else for one. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
