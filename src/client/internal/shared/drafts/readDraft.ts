/**
 * A draft's values; null: it was kept by an app whose form was another one. What it doesn't say and may be null is null:
 * its app didn't ask for that yet.
 */
export function readDraft<Values extends object>(content: string, sample: Values): Values | null {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const expected = Object.entries(sample);
  const fits = (name: string, known: unknown): boolean => {
    const said = given[name];
    if (known === null || said === null) return true;
    return typeof said === typeof known && Array.isArray(said) === Array.isArray(known);
  };
  if (!Object.keys(given).every((name) => name in sample)) return null;
  if (!expected.every(([name, known]) => fits(name, known))) return null;
  const unsaid = expected.filter(([name]) => !(name in given)).map(([name]) => [name, null] as const);
  return { ...given, ...Object.fromEntries(unsaid) } as Values;
}
