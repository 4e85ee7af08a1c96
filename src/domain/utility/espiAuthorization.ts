/** What a utility says of an authorization. */
export interface EspiAuthorization {
  readonly status: 'revoked' | 'active' | 'denied';
  readonly scope: string | null;
  readonly resourceUri: string | null;
}

const STATUSES: Readonly<Record<string, EspiAuthorization['status']>> = {
  '0': 'revoked',
  '1': 'active',
  '2': 'denied',
};
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the one `Authorization` element of an ESPI answer: status 0 revoked, 1 active, 2 denied. Null for anything else.
 * Of the document nothing but the plain texts of three elements is looked at, so there is nothing in it to be resolved.
 */
export function readEspiAuthorization(xml: string): EspiAuthorization | null {
  const inside = /<(?:\w+:)?Authorization(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?Authorization>/.exec(xml)?.[1];
  if (inside === undefined) return null;
  const text = (name: string): string | null => {
    const found = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:\\w+:)?${name}>`).exec(inside)?.[1];
    return found === undefined
      ? null
      : found.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_entity, key: string) => ENTITIES[key] ?? '');
  };
  const status = STATUSES[text('status') ?? ''];
  return status === undefined ? null : { status, scope: text('scope'), resourceUri: text('resourceURI') };
}
