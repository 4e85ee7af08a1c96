import type { CodeSegment } from './codeSegments.ts';

/**
 * Who is invited to an event: every member of its program, or a code-defined segment of them. Source: decisions, Events
 * and devices.
 */
export type Audience =
  | { readonly kind: 'program' }
  | { readonly kind: 'built-in'; readonly segment: CodeSegment };

export const WHOLE_PROGRAM: Audience = { kind: 'program' };

/** No segment means the whole program. */
export function toAudience(segment: CodeSegment | null | undefined): Audience {
  return segment == null ? WHOLE_PROGRAM : { kind: 'built-in', segment };
}

/** The inverse; null for the whole program. */
export function toSegment(audience: Audience): CodeSegment | null {
  return audience.kind === 'built-in' ? audience.segment : null;
}
