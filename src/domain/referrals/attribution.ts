/** What a link may say of who sent its visitor: a friend's code, or a partner's. Source: SES-37, AMB-29; the names are ours. */
export const ATTRIBUTION_PARAMETERS = { referrer: 'ref', partner: 'partner' } as const;
export type AttributionKind = keyof typeof ATTRIBUTION_PARAMETERS;
export const ATTRIBUTION_KINDS = ['referrer', 'partner'] as const satisfies readonly AttributionKind[];

/** The code of each kind that is known. */
export type Attribution = Readonly<Partial<Record<AttributionKind, string>>>;

/** Days for which a link counts: as long as what a stranger begins is kept. */
export const ATTRIBUTION_DAYS = 30;

/** Codes come from the address line, where anybody can write. */
const CODE = /^[\w.~-]{1,100}$/;

export function isAttributionCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text);
}

/** Who sent the visitor of an address, by its query. What is no code is nobody. */
export function attributionOf(query: URLSearchParams): Attribution {
  const found = ATTRIBUTION_KINDS.map((kind) => [kind, query.get(ATTRIBUTION_PARAMETERS[kind])] as const);
  return Object.fromEntries(found.filter(([, code]) => isAttributionCode(code)));
}
