/** The vacation of SQL results. */
const AS_JSON = `json_build_object('firstDay', to_char(v.starts_on, 'YYYY-MM-DD'), 'lastDay', to_char(v.ends_on, 'YYYY-MM-DD'))`;

/** An instant falls into a vacation by its local date at the home: both border days are away. */
const covers = (memberId: string, at: string, timeZone: string): string =>
  `v.member_id = ${memberId} and (${at} at time zone ${timeZone})::date between v.starts_on and v.ends_on`;

/** Whether the member is away at an instant: an event's start decides for the whole event. */
export const isAwayAt = (memberId: string, at: string, timeZone: string): string =>
  `exists (select from vacations v where ${covers(memberId, at, timeZone)})`;

/** The `Vacation` that the instant falls into; null: none. */
export const vacationAt = (memberId: string, at: string, timeZone: string): string =>
  `(select ${AS_JSON} from vacations v where ${covers(memberId, at, timeZone)} limit 1)`;

/** The `Vacation` that is planned or running at an instant; null: none. A member has one at a time. */
export const openVacation = (memberId: string, now: string, timeZone: string): string =>
  `(select ${AS_JSON} from vacations v where v.member_id = ${memberId} and v.ends_on >= (${now} at time zone ${timeZone})::date limit 1)`;
