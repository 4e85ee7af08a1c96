import { isCodeSegment, type CodeSegment } from './codeSegments.ts';

/**
 * Who is invited to an event: every member of its program, or a segment of them. A segment that the product defines is
 * asked whenever someone looks; one of staff's own is who was in it when the event was scheduled, so that a later change
 * of the segment invites and uninvites no one. Source: decisions, Events and devices.
 */
export type Audience =
  | { readonly kind: 'program' }
  | { readonly kind: 'built-in'; readonly segment: CodeSegment }
  | { readonly kind: 'segment'; readonly segmentId: string; readonly name: string };

export const WHOLE_PROGRAM: Audience = { kind: 'program' };

/** By the segment's id, or the key of one that the product defines; none means the whole program. */
export function toAudience(segmentId: string | null | undefined, name = ''): Audience {
  if (segmentId == null) return WHOLE_PROGRAM;
  return isCodeSegment(segmentId)
    ? { kind: 'built-in', segment: segmentId }
    : { kind: 'segment', segmentId, name };
}

/** The inverse; null for the whole program. */
export function toSegment(audience: Audience): string | null {
  if (audience.kind === 'program') return null;
  return audience.kind === 'built-in' ? audience.segment : audience.segmentId;
}
