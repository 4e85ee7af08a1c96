/** Kinds of events; they decide the event's name. Source: EVT-01, EVT-05, AMB-40. */
export const EVENT_TYPES = ['PARTICIPATION_REDUCTION', 'PARTICIPATION_REDUCTION_RT'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What a member says to an event or for a device. Source: EVT-07. */
export const OPT_VALUES = ['in', 'out'] as const;
export type OptValue = (typeof OPT_VALUES)[number];

/** Where an event is in its life. Source: decisions, Baseline and settlement. */
export const EVENT_STATUSES = ['SCHEDULED', 'ACTIVE', 'ENDED', 'CLOSED', 'CANCELLED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** When an event runs. Instants; the end is after the start. */
export interface EventWindow {
  readonly start: Date;
  readonly end: Date;
}

/** Key of the brand's words for an event: OhmHour or SpikeHour, AutoOhm or AutoSpike. Source: BRD-16, EVT-01. */
export type EventWord = 'reductionEvent' | 'realTimeEvent';

/** Which of the brand's words names an event of this type. */
export function eventWord(type: EventType): EventWord {
  return type === 'PARTICIPATION_REDUCTION_RT' ? 'realTimeEvent' : 'reductionEvent';
}

/** The answer of a rule: allowed, or not and why. The reason is a code; its text is chosen where it is shown. */
export type Verdict<Reason extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: Reason };
