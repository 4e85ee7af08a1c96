/** The text of a field, as it was typed: a password may begin or end with a space. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text of a field, without spaces around it. */
export function readText(form: FormData, name: string): string {
  return typedIn(form, name).trim();
}
