/** Source: ANL-09. */
export const CONSENT_STATES = ['BLOCKED', 'GRANTED', 'NONE'] as const;

/** Category of targeting cookies; each brand's configuration repeats it. Source: ANL-08, CON-08, BRD-25. */
export const TARGETING_CATEGORY = 'C0004';

/** The groups a visitor has agreed to. Consent tools give them as text (",C0001,C0004,") or as a list. */
export function activeGroups(groups: string | readonly string[] | null | undefined): string[] {
  const list = typeof groups === 'string' ? groups.split(',') : (groups ?? []);
  return [...new Set(list.map((group) => group.trim()).filter((group) => group !== ''))];
}

/** Whether targeting trackers may load: only with the category among the active groups. Source: ANL-08. */
export function allowsTargeting(
  groups: string | readonly string[] | null | undefined,
  category: string = TARGETING_CATEGORY,
): boolean {
  return activeGroups(groups).includes(category);
}

/** What a visitor can agree to, besides what is strictly necessary. Source: ANL-07, ANL-08; the other ids are OneTrust's. */
export const CONSENT_GROUPS = {
  necessary: 'C0001',
  performance: 'C0002',
  targeting: TARGETING_CATEGORY,
} as const;

/** Grows when the text that is agreed to changes: then visitors are asked again. */
export const CONSENT_VERSION = 1;

/** Readable by the page, so that a withdrawal counts at once in every open tab. */
export const CONSENT_COOKIE = 'ebbwatt_consent';
/** A choice is asked for again after this many days. */
export const CONSENT_DAYS = 180;

/**
 * How a brand's visitors decide. `ask`: nothing but the necessary before they agree, where the law demands it.
 * `tell`: counting is on until they object; targeting is never on without consent.
 */
export type ConsentMode = 'ask' | 'tell';

/** Québec's Law 25 and Canada's PIPEDA ask before; the United States and Australia let people object. */
export function consentMode(country: 'AU' | 'US' | 'CA'): ConsentMode {
  return country === 'CA' ? 'ask' : 'tell';
}

/** The groups that count: known ones, always the necessary one, and none that the browser objects to for all sites. */
export function countedGroups(
  groups: readonly string[],
  { objects }: { readonly objects: boolean },
): string[] {
  const known = Object.values(CONSENT_GROUPS);
  return known.filter((group) =>
    group === CONSENT_GROUPS.necessary ? true : !objects && groups.includes(group),
  );
}

/** The cookie's text: version, then groups. */
export const consentText = (groups: readonly string[]): string => [CONSENT_VERSION, ...groups].join('.');

/** The groups that the cookie's visitor chose; null: they have not, or agreed to an earlier text. */
export function chosenGroups(cookie: string | null): readonly string[] | null {
  const [version, ...groups] = (cookie ?? '').split('.');
  return version === String(CONSENT_VERSION) ? groups : null;
}

/** The visitor's choice about a group. Source: ANL-09. */
export function consentState(
  groups: readonly string[] | null,
  group: string,
): (typeof CONSENT_STATES)[number] {
  if (groups === null) return 'NONE';
  return groups.includes(group) ? 'GRANTED' : 'BLOCKED';
}
