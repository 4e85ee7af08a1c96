/** How the baseline sees a day before the event; one byte per day. */
export const DAY = {
  usable: 0,
  /** Not read: enough days were found nearer to the event. */
  unread: 1,
  otherDayType: 2,
  event: 3,
  vacation: 4,
  clockChange: 5,
  missing: 6,
  /** Complete, but the member's own upload where the event's readings aren't. */
  upload: 7,
} as const;
export type DayStateCode = (typeof DAY)[keyof typeof DAY];

/** Why a day is not part of the baseline. Source: decisions, Baseline and settlement (receipt). */
export type RejectionReason =
  | 'other-day-type'
  | 'event'
  | 'vacation'
  | 'clock-change'
  | 'missing-data'
  | 'upload'
  | 'not-among-highest'
  | 'not-in-the-middle';

const REASONS: Readonly<Partial<Record<DayStateCode, RejectionReason>>> = {
  [DAY.otherDayType]: 'other-day-type',
  [DAY.event]: 'event',
  [DAY.vacation]: 'vacation',
  [DAY.clockChange]: 'clock-change',
  [DAY.missing]: 'missing-data',
  [DAY.upload]: 'upload',
};

/** Why a day in this state is rejected; null if it isn't. */
export function rejectionReason(state: number): RejectionReason | null {
  return REASONS[state as DayStateCode] ?? null;
}
