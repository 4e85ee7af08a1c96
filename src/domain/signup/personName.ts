/** A name as it is kept: without spaces around it, composed. */
export function normalName(text: string): string {
  return text.trim().normalize('NFC');
}

/** What is wrong with a name: nothing in it, or characters that cannot be read. Null: nothing. */
export function nameFault(text: string): 'missing' | 'characters' | null {
  const name = normalName(text);
  if (name === '') return 'missing';
  return /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u.test(name.replaceAll(/[\u200c\u200d]/g, '')) ? 'characters' : null;
}
