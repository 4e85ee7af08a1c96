/** What two ways of writing an address have in common. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
