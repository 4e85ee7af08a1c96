type QueryValue = string | number | boolean | null | undefined;

/** A path with the parameters that are set. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && value !== false)
      params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Escapes a value so that slashes can't start a new segment. */
export const segment = (value: string): string => encodeURIComponent(value);
