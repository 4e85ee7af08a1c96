/** What a day before the event is to the baseline, as kept in a byte per day. */
export const DAY = {
  /** May be used. */
  usable: 0,
  /** Not looked at: the days needed were found nearer to the event. */
  unread: 1,
  otherDayType: 2,
  event: 3,
  vacation: 4,
  clockChange: 5,
  missing: 6,
  /** Complete, but a member's own upload where the event's readings come from elsewhere. */
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

/** Why a day in this state is out; null for a day that is not. */
export function rejectionOf(state: number): RejectionReason | null {
  return REASONS[state as DayStateCode] ?? null;
}
