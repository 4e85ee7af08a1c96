export interface HashOptions {
  /** Hashes an empty value too. */
  readonly force?: boolean;
}

/**
 * SHA-256 of the UTF-8 text in lower-case hexadecimal. A blank text stays empty unless forced, so that "no
 * address" doesn't hash to a value everyone shares. Browsers offer it on secure pages only. Source: ANL-14,
 * ANL-15.
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
