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
