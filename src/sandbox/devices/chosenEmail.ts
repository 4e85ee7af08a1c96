/** The address under which somebody signs in with a partner; null: that is none. Any will do. */
export function chosenEmail(text: string | undefined): string | null {
  const email = (text ?? '').trim().toLowerCase();
  return email.length <= 120 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}
