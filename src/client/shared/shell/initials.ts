/** At most two letters for a member without a picture; empty for one without a name. */
export function toInitials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
