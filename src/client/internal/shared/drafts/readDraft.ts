/** A draft's values; null: it was kept by an app whose form was another one. */
export function readDraft<Values extends object>(content: string, sample: Values): Values | null {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const [names, expected] = [Object.keys(value), Object.entries(sample)];
  const fits = (name: string, known: unknown): boolean => {
    const given: unknown = (value as Record<string, unknown>)[name];
    return (
      given === null ||
      known === null ||
      (typeof given === typeof known && Array.isArray(given) === Array.isArray(known))
    );
  };
  return names.length === expected.length &&
    expected.every(([name, known]) => names.includes(name) && fits(name, known))
    ? (value as Values)
    : null;
}
