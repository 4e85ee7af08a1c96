/**
 * Query parameters that say who referred a visitor: a friend's code, or a partner's. Source: SES-37, AMB-29;
 * the names are ours.
 */
export const ATTRIBUTION_PARAMETERS = { referrer: 'ref', partner: 'partner' } as const;
export type AttributionKind = keyof typeof ATTRIBUTION_PARAMETERS;
export const ATTRIBUTION_KINDS = ['referrer', 'partner'] as const satisfies readonly AttributionKind[];

/** Known codes by kind. */
export type Attribution = Readonly<Partial<Record<AttributionKind, string>>>;

/** How many days a link counts: as long as an unfinished sign-up is kept. */
export const ATTRIBUTION_DAYS = 30;

/** Codes come from the URL, which anyone can write. */
const CODE = /^[\w.~-]{1,100}$/;

export function isAttributionCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text);
}

/** Reads the referral codes of a URL; ignores malformed ones. */
export function parseAttribution(query: URLSearchParams): Attribution {
  const found = ATTRIBUTION_KINDS.map((kind) => [kind, query.get(ATTRIBUTION_PARAMETERS[kind])] as const);
  return Object.fromEntries(found.filter(([, code]) => isAttributionCode(code)));
}
