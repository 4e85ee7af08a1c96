import type { components } from '../../../../codegen/rest/types.ts';
import { isKnown, type KnownMessage } from './messagesQuery.ts';

const WEEK_MS = 7 * 86_400_000;

/** The last week's messages of a known kind that were not dismissed, newest first. `now` in milliseconds. */
export function openMessages(
  messages: readonly components['schemas']['Message'][],
  now: number,
  dismissed: readonly string[],
): KnownMessage[] {
  return messages
    .filter(isKnown)
    .filter(({ id, at_dttm: at }) => now - Date.parse(at) <= WEEK_MS && !dismissed.includes(id))
    .sort((a, b) => Date.parse(b.at_dttm) - Date.parse(a.at_dttm));
}
