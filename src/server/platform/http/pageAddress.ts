/**
 * The address of a page in a form that can be decoded: nobody can make out `/%zz`, and whoever opens it gets the page that
 * says so (NAV-49). In the API such an address is a fault, and stays as it is.
 */
export function pageAddress(url: string, apiPrefix: string): string {
  const [path = ''] = url.split('?', 1);
  if (decoded(path) !== null || path.startsWith(`${apiPrefix}/`)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** What is done with the result matters: a build leaves out a decoding whose result nobody uses. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The path of a request in absolute form (`GET http://host/path HTTP/1.1`), as every server must take it. The host in it is
 * the sender's word and counts for nothing: the `Host` header chooses the brand.
 */
export function originForm(url: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
