/**
 * Segments that come with the product: groups of a program's members that follow from what the product knows of them.
 * Segments that staff make of attributes are another kind of audience.
 * - `CONTROLLABLE_DEVICE`, `THERMOSTAT`, `BATTERY_OR_EV`: homes with such a device;
 * - `GOLD_AND_ABOVE`: by the tier that their results have earned;
 * - `JOINED_RECENTLY`: who took part in one of the program's last three events;
 * - `NEVER_JOINED`: who has never taken part.
 */
export const BUILT_IN_SEGMENTS = [
  'CONTROLLABLE_DEVICE',
  'THERMOSTAT',
  'BATTERY_OR_EV',
  'GOLD_AND_ABOVE',
  'JOINED_RECENTLY',
  'NEVER_JOINED',
] as const;
export type BuiltInSegment = (typeof BUILT_IN_SEGMENTS)[number];

/** How many of the program's latest events `JOINED_RECENTLY` looks at. */
export const RECENT_EVENTS = 3;

/** Whom an event asks: every member of its program, or those of a segment. Source: decisions, Events and devices. */
export type Audience =
  | { readonly kind: 'program' }
  | { readonly kind: 'built-in'; readonly segment: BuiltInSegment };

export const WHOLE_PROGRAM: Audience = { kind: 'program' };

/** The audience that a choice names; nothing chosen is the whole program. */
export function audienceOf(segment: BuiltInSegment | null | undefined): Audience {
  return segment == null ? WHOLE_PROGRAM : { kind: 'built-in', segment };
}

/** The choice that an audience came from; null for the whole program. */
export function segmentOf(audience: Audience): BuiltInSegment | null {
  return audience.kind === 'built-in' ? audience.segment : null;
}
