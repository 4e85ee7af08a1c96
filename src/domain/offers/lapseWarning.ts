const HOUR_MS = 3_600_000;
const WARNING_MS = 12 * HOUR_MS;

/** Product: when a member is told that a reservation ends: twelve hours before, or at its half if it is shorter than a day. */
export const lapseWarningAt = (reservedAt: Date, reservedUntil: Date): Date =>
  new Date(
    reservedUntil.getTime() - Math.min(WARNING_MS, (reservedUntil.getTime() - reservedAt.getTime()) / 2),
  );
