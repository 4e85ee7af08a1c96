export interface DurationParts {
  readonly hours: number;
  readonly minutes: number;
}

/** A length of time in whole hours and minutes, rounded to the nearest minute; a negative one counts as none. */
export function durationParts(milliseconds: number): DurationParts {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
