/** Statuses that must not have a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** Like `fetch`, which can't report progress: reports the share of the body that was sent, 0 to 1. */
export const sendWithProgress =
  (onSent: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.withCredentials = true;
      sending.responseType = 'blob';
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      sending.onload = () =>
        resolve(
          new Response(BODILESS.has(sending.status) ? null : (sending.response as Blob), {
            status: sending.status,
            headers: readHeaders(sending),
          }),
        );
      sending.onerror = () => reject(new TypeError('The server could not be reached.'));
      sending.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
  };

function readHeaders(sending: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of sending.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(': ');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  return headers;
}
