/** What a timeline can be filtered by, as written in the address. */
export const TIMELINE_KINDS = [
  'STAFF',
  'NOTE',
  'HOME',
  'ACCESS',
  'EVENT',
  'POINTS',
  'ORDER',
  'MESSAGE',
  'DEVICE',
  'CHOICE',
] as const;
type Kind = (typeof TIMELINE_KINDS)[number];

/** Null: all of them. */
export const parseKind = (text: string | null): Kind | null =>
  TIMELINE_KINDS.find((kind) => kind === text) ?? null;
