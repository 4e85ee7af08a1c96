/** A search as a pattern for `like`, with wildcards escaped, so that the typed text is matched literally; null: no search. */
export function toPattern(search: string): string | null {
  const text = search.trim().toLowerCase();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Part of a row's id as a pattern for `like`, or null: shorter texts are part of too many. */
export function toIdPattern(search: string): string | null {
  const text = search.trim().toLowerCase();
  return /^[\da-f-]{6,36}$/.test(text) ? `%${text}%` : null;
}

/** Whether a row of `members` has the pattern in its email address or name: the expressions of its trigram index. */
export const memberMatches = (m: string, pattern: string): string =>
  `(${m}.email_key like ${pattern} or lower(${m}.first_name || ' ' || ${m}.last_name) like ${pattern})`;

/** The ids of these members, of every brand; read once for a statement, by the index. */
export const matchingMembers = (pattern: string): string =>
  `(select y.id from members y where ${memberMatches('y', pattern)})`;
