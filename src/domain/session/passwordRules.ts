/** Length in characters as people count them. Source: decisions, Session and sign-up. */
export const PASSWORD_RULES = { shortest: 10, longest: 128 } as const;

export function isLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_RULES.shortest;
}
