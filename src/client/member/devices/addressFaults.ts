/** What the server says of an address, by the form's fields. */
export function addressFaults(
  fields: readonly { readonly field: string; readonly message: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ field, message }) => [field.replace(/^address\./, ''), message]));
}
