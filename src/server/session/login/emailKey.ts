/** The form in which addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
