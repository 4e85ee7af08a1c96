import { isKnownZone } from '../../domain/meter/zone.ts';
import type { FieldFault } from './outcome.ts';

const longest = 120;

/** Names are shown to members: something to read, not too long, no control characters. */
export function nameFaults(field: string, what: string, text: string | undefined): FieldFault[] {
  if (text === undefined) return [];
  if (text.trim() === '') return [{ field, message: `${what} is missing.` }];
  if (text.length > longest || /\p{Cc}/u.test(text)) return [{ field, message: `${what} must be plain text of at most ${longest} characters.` }];
  return [];
}

export function acronymFaults(text: string): FieldFault[] {
  return /^[A-Za-z0-9][A-Za-z0-9_&-]{0,15}$/.test(text.trim()) ? [] : [{ field: 'acronym', message: 'An acronym is 1 to 16 letters and digits.' }];
}

export function zoneFaults(zone: string | undefined): FieldFault[] {
  return zone === undefined || isKnownZone(zone) ? [] : [{ field: 'timeZone', message: `${zone} is not a time zone such as America/Los_Angeles.` }];
}
