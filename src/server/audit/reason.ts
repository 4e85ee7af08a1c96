/** Every change says why: it stands in the audit log for whoever comes after. */
export function reasonFaults(reason: string): readonly { readonly field: 'reason'; readonly message: string }[] {
  const text = reason.trim();
  if (text.length < 3) return [{ field: 'reason', message: 'Please say why, in a few words.' }];
  return text.length > 500 ? [{ field: 'reason', message: 'Please say why in at most 500 characters.' }] : [];
}
