/** The longest note of staff about a member, in characters. */
export const LONGEST_NOTE = 2_000;
/** The longest tag, in characters. */
export const LONGEST_TAG = 40;
/** The most tags of a member. */
export const MOST_TAGS = 20;

/** A tag as it is kept: without blanks around it, and with one blank between its words. */
const tagText = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** What makes two tags the same. */
export const tagKey = (tag: string): string => tagText(tag).toLowerCase();

/** Tags as they are kept, each once. */
export function tagsOnce(typed: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const tag of typed.map(tagText))
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  return [...byKey.values()];
}
