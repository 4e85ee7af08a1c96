/** What a link may say of who sent its visitor: a friend's code, or a partner's. Source: SES-37, AMB-29; the names are ours. */
export const BRINGER_PARAMETERS = { referrer: 'ref', partner: 'partner' } as const;
export type BringerKind = keyof typeof BRINGER_PARAMETERS;
export const BRINGER_KINDS = ['referrer', 'partner'] as const satisfies readonly BringerKind[];

/** The code of each kind that is known. */
export type BroughtBy = Readonly<Partial<Record<BringerKind, string>>>;

/** Days for which a link counts: as long as what a stranger begins is kept. */
export const BRINGER_DAYS = 30;

/** Codes come from the address line, where anybody can write. */
const CODE = /^[\w.~-]{1,100}$/;

export function isBringerCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text);
}

/** Who sent the visitor of an address, by its query. What is no code is nobody. */
export function broughtBy(query: URLSearchParams): BroughtBy {
  const found = BRINGER_KINDS.map((kind) => [kind, query.get(BRINGER_PARAMETERS[kind])] as const);
  return Object.fromEntries(found.filter(([, code]) => isBringerCode(code)));
}
