/** OFF: staff have switched it off; the others follow from its schedule. */
const CONTENT_STATES = ['LIVE', 'SCHEDULED', 'ENDED', 'OFF'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** By which staff choose content; what is deleted is in a list of its own. */
export const CONTENT_FILTERS = [...CONTENT_STATES, 'DELETED'] as const;

/** Whether members see content at `now`. It ends at the instant of its end. */
export function contentState(
  {
    active,
    startsAt,
    endsAt,
  }: { readonly active: boolean; readonly startsAt: Date | null; readonly endsAt: Date | null },
  now: Date,
): ContentState {
  if (!active) return 'OFF';
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  return startsAt !== null && startsAt > now ? 'SCHEDULED' : 'LIVE';
}
