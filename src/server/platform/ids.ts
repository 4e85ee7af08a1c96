import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** UUID v7, so that ids sort by the product's time. */
export type NewId = () => string;

export function createIds(clock: Clock): NewId {
  return () => v7({ msecs: clock.now().getTime() });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a valid id; the database rejects anything else. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
