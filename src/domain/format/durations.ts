export interface DurationParts {
  readonly hours: number;
  readonly minutes: number;
}

/** Whole hours and minutes, rounded to the nearest minute; negative counts as zero. */
export function durationParts(milliseconds: number): DurationParts {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
