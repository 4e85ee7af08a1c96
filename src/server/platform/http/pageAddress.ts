/**
 * The address of a page in a form that can be decoded: nobody can make out `/%zz`, and whoever opens it gets the page that
 * says so (NAV-49). In the API such an address is a fault, and stays as it is.
 */
export function pageAddress(url: string, apiPrefix: string): string {
  const [path = ''] = url.split('?', 1);
  if (isDecodable(path) || path.startsWith(`${apiPrefix}/`)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
