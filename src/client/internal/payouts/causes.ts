/** The reasons a member can see, in the contract's names. */
export const CAUSES = ['DESTINATION', 'SEVERAL_ACCOUNTS', 'ACTIVITY', 'OTHER'] as const;
export type Cause = (typeof CAUSES)[number];

export const causeNamed = (text: string): Cause | null => CAUSES.find((known) => known === text) ?? null;
