/**
 * The address in a decodable form: `/%zz` gets the not-found page (NAV-49). In the API a malformed address stays as
 * it is and is refused.
 */
export function pageAddress(url: string, apiPrefix: string): string {
  const [path = ''] = url.split('?', 1);
  if (decoded(path) !== null || path.startsWith(`${apiPrefix}/`)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The result must be used, or the build drops the decoding as dead code. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The path of a request in absolute form (`GET http://host/path HTTP/1.1`), which every server must accept. Its host
 * is ignored: the `Host` header selects the brand.
 */
export function originForm(url: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? [];
  if (origin === undefined) return url;
  const rest = url.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
