import { SaxesParser } from 'saxes';

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

/**
 * Parses the one `Authorization` element of an ESPI response: status 0 revoked, 1 active, 2 denied. null for
 * anything else. A document type, and with it every entity of the sender's own, is refused.
 */
export function readEspiAuthorization(xml: string): EspiAuthorization | null {
  const found: Record<string, string> = {};
  let inside = false;
  let text = '';
  const faults: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => void faults.push(message));
  parser.on('doctype', () => void faults.push('a document type'));
  parser.on('opentag', ({ name }) => {
    if (localName(name) === 'Authorization') inside = true;
    text = '';
  });
  parser.on('text', (piece) => void (text += piece));
  parser.on('closetag', ({ name }) => {
    if (localName(name) === 'Authorization') inside = false;
    else if (inside) found[localName(name)] ??= text.trim();
    text = '';
  });
  parser.write(xml).close();
  const status = STATUSES[found['status'] ?? ''];
  return faults.length > 0 || status === undefined
    ? null
    : { status, scope: found['scope'] ?? null, resourceUri: found['resourceURI'] ?? null };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
