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
