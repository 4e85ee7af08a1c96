/**
 * Built-in segments of a program's members, by what the product knows about them; staff define other segments
 * by attributes.
 * - `CONTROLLABLE_DEVICE`, `THERMOSTAT`, `BATTERY_OR_EV`: homes with such a device;
 * - `GOLD_AND_ABOVE`: by tier;
 * - `JOINED_RECENTLY`: took part in one of the program's last three events;
 * - `NEVER_JOINED`: never took part.
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

/** Number of the program's latest events for `JOINED_RECENTLY`. */
export const RECENT_EVENTS = 3;

/**
 * Who is invited to an event: every member of its program, or a segment. Source: decisions, Events and
 * devices.
 */
export type Audience =
  | { readonly kind: 'program' }
  | { readonly kind: 'built-in'; readonly segment: BuiltInSegment };

export const WHOLE_PROGRAM: Audience = { kind: 'program' };

/** No segment means the whole program. */
export function toAudience(segment: BuiltInSegment | null | undefined): Audience {
  return segment == null ? WHOLE_PROGRAM : { kind: 'built-in', segment };
}

/** The inverse; null for the whole program. */
export function toSegment(audience: Audience): BuiltInSegment | null {
  return audience.kind === 'built-in' ? audience.segment : null;
}
