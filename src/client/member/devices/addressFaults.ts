/** The server's errors for an address, by form field. */
export function addressFaults(
  fields: readonly { readonly field: string; readonly message: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ field, message }) => [field.replace(/^address\./, ''), message]));
}
