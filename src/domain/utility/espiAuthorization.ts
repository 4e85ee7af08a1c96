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
 * Parses the one `Authorization` element of an ESPI response: status 0 revoked, 1 active, 2 denied. null for
 * anything else. Reads only the plain text of three elements, so there are no entities to resolve.
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
