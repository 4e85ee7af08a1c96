/** Normalizes the email address to sign in with; null if invalid. Any address will do. */
export function chosenEmail(text: string | undefined): string | null {
  const email = (text ?? '').trim().toLowerCase();
  return email.length <= 120 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}
