/** Source: decisions, Session and sign-up. */
export const PASSWORD_RULES = { shortest: 10, longest: 128 } as const;
