/** Deep equality of JSON values regardless of field order, because one may have been serialized. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && sameJson(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
