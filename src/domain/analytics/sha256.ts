export interface HashOptions {
  /** Hashes an empty value too, instead of leaving it empty. */
  readonly force?: boolean;
}

/**
 * SHA-256 of the UTF-8 text in hexadecimal, lower case. An empty text (nothing, or only spaces) stays empty unless
 * forced, so that "no address" does not become an address that everybody has. In browsers it needs a secure page.
 * Source: ANL-14, ANL-15.
 */
export async function sha256(
  text: string | null | undefined,
  { force = false }: HashOptions = {},
): Promise<string> {
  const value = text ?? '';
  if (value.trim() === '' && !force) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
