/** What a key of the partner API may do. */
export const PARTNER_RIGHTS = [
  'PROGRAMS_READ',
  'ENROLLMENTS_READ',
  'EVENTS_READ',
  'EVENTS_WRITE',
  'RESULTS_READ',
  'SETTLEMENT_READ',
  'METER_WRITE',
  'OPENADR',
] as const;
export type PartnerRight = (typeof PARTNER_RIGHTS)[number];

/** Product: the longest time a key is good for, so that forgotten ones end by themselves. */
const MOST_KEY_DAYS = 730;
export const LONGEST_KEY_NAME = 80;

export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'ENDED';

/** What has become of a key. */
export function apiKeyState(
  { expiresAt, endedAt }: { readonly expiresAt: Date; readonly endedAt: Date | null },
  now: Date,
): ApiKeyState {
  if (endedAt !== null) return 'ENDED';
  return expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

export type ApiKeyFault = 'name' | 'rights' | 'validDays';

/** The faulty fields of a new key. */
export function checkApiKey({
  name,
  rights,
  validDays,
}: {
  readonly name: string;
  readonly rights: readonly string[];
  readonly validDays: number;
}): ApiKeyFault[] {
  const length = name.trim().length;
  return [
    ...(length > 0 && length <= LONGEST_KEY_NAME ? [] : ['name' as const]),
    ...(rights.length > 0 ? [] : ['rights' as const]),
    ...(validDays >= 1 && validDays <= MOST_KEY_DAYS ? [] : ['validDays' as const]),
  ];
}
