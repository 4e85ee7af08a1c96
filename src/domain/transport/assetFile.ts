/** The part of `fetch` we use. */
export type FetchAsset = (
  address: string,
  init: { readonly method: 'GET' },
) => Promise<Pick<Response, 'ok' | 'blob'>>;

function parseAddress(path: string, origin: string): URL | null {
  if (path === '' || !URL.canParse(path, origin)) return null;
  const address = new URL(path, origin);
  return address.origin === new URL(origin).origin ? address : null;
}

function lastSegment(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * An asset of our own origin as a file named by its path's last segment, for instance for the share sheet.
 * null for an empty, nameless or external path (without a request), and when the request fails. Source:
 * HLP-10, HLP-11, HLP-12.
 */
export async function assetFile(path: string, origin: string, fetchAsset: FetchAsset): Promise<File | null> {
  const address = parseAddress(path, origin);
  const name = address === null ? '' : lastSegment(address.pathname);
  if (address === null || name === '') return null;
  try {
    const answer = await fetchAsset(address.href, { method: 'GET' });
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return new File([blob], name, { type: blob.type });
  } catch {
    return null;
  }
}
