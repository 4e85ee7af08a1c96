import { isKnownZone } from '../../domain/meter/zone.ts';
import { say } from '../platform/messages/say.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';

export const LONGEST_NAME = 120;

/** Not too long, and no control characters. */
export const isPlainName = (text: string): boolean => text.length <= LONGEST_NAME && !/\p{Cc}/u.test(text);

/** Names that members see: not empty, not too long, no control characters. */
export function nameFaults(field: 'name' | 'shortName', text: string | undefined): RefusedField[] {
  if (text === undefined) return [];
  if (text.trim() === '') return [{ field, message: say('programs.nameMissing', { field }) }];
  if (!isPlainName(text))
    return [{ field, message: say('programs.namePlain', { field, longest: LONGEST_NAME }) }];
  return [];
}

export function acronymFaults(text: string): RefusedField[] {
  return /^[A-Za-z0-9][A-Za-z0-9_&-]{0,15}$/.test(text.trim())
    ? []
    : [{ field: 'acronym', message: say('programs.acronym') }];
}

/**
 * A utility's interface: address and client id, both or neither. `http` only on this machine, for the
 * sandbox.
 */
export function partnerFaults(url: string | null, clientId: string | null): RefusedField[] {
  const address = url !== null && URL.canParse(url) ? new URL(url) : null;
  const isPlain =
    address !== null &&
    address.username === '' &&
    address.password === '' &&
    address.search === '' &&
    address.hash === '' &&
    address.href.length <= 200;
  const fine =
    isPlain &&
    (address.protocol === 'https:' || (address.protocol === 'http:' && address.hostname === 'localhost'));
  return [
    ...(url !== null && !fine ? [{ field: 'partnerUrl', message: say('programs.partnerUrl') }] : []),
    ...(clientId !== null && !/^[\w.-]{1,64}$/.test(clientId)
      ? [{ field: 'partnerClientId', message: say('programs.partnerClientId') }]
      : []),
    ...((url === null) === (clientId === null)
      ? []
      : [{ field: url === null ? 'partnerUrl' : 'partnerClientId', message: say('programs.partnerBoth') }]),
  ];
}

export function zoneFaults(zone: string | undefined): RefusedField[] {
  return zone === undefined || isKnownZone(zone)
    ? []
    : [{ field: 'timeZone', message: say('programs.zone', { zone }) }];
}

/** An outage's end must be in the future. */
export function outageFaults(endAt: Date | null | undefined, now: Date): RefusedField[] {
  return endAt == null || endAt > now ? [] : [{ field: 'outageEndAt', message: say('programs.outagePast') }];
}
