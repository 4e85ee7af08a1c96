/** The type decides the event's name. Source: EVT-01, EVT-05, AMB-40. */
export const EVENT_TYPES = ['PARTICIPATION_REDUCTION', 'PARTICIPATION_REDUCTION_RT'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A member's choice for an event or a device. Source: EVT-07. */
export const OPT_VALUES = ['in', 'out'] as const;
export type OptValue = (typeof OPT_VALUES)[number];

/** Source: decisions, Baseline and settlement. */
export const EVENT_STATUSES = ['SCHEDULED', 'ACTIVE', 'ENDED', 'CLOSED', 'CANCELLED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The end is after the start. */
export interface EventWindow {
  readonly start: Date;
  readonly end: Date;
}

/** The brand's word for an event: OhmHour or SpikeHour, AutoOhm or AutoSpike. Source: BRD-16, EVT-01. */
export type EventWord = 'reductionEvent' | 'realTimeEvent';

export function eventWord(type: EventType): EventWord {
  return type === 'PARTICIPATION_REDUCTION_RT' ? 'realTimeEvent' : 'reductionEvent';
}

/** A rule's answer. The reason is a code; the client chooses its text. */
export type Verdict<Reason extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: Reason };
