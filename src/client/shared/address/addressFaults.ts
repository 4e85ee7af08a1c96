import type { Refusal } from '../../platform/write/refusal.ts';

/** The server's errors for an address, by form field. */
export function addressFaults(refusal: Refusal | null): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (refusal?.fields ?? []).map(({ field, message }) => [field.replace(/^address\./, ''), message]),
  );
}
