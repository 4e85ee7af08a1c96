/** Before an event: takes part, stays out (left, away, cannot be commanded), or has trouble. Source: EVT-17. */
export const PRE_EVENT_PARTICIPATIONS = ['INCLUDED', 'EXCLUDED', 'ISSUE'] as const;
export type PreEventParticipation = (typeof PRE_EVENT_PARTICIPATIONS)[number];

/** What a device did in an event. Source: EVT-18. */
export const DEVICE_PARTICIPATIONS = ['OPT_OUT', 'ALREADY_OFF', 'TURNED_ON_DURING', 'OTHER'] as const;
export type DeviceParticipation = (typeof DEVICE_PARTICIPATIONS)[number];

/** How far the command to a device has come. Source: EVT-19. */
export const DEVICE_ADVANCES = [
  'SCHEDULED',
  'SHIFTED',
  'FAILED',
  'FAILED_GIVEN_UP',
  'NOT_CONNECTED',
  'NOT_CONNECTED_GIVEN_UP',
  'ALREADY_OFF',
  'NOT_IMPLEMENTED',
  'NOT_TOGGLED',
  'OPT_OUT',
  'OFFLINE',
  'OFFLINE_GIVEN_UP',
  'DISCONNECTED',
  'AUTH_ERROR',
  'AUTH_ERROR_GIVEN_UP',
] as const;
export type DeviceAdvance = (typeof DEVICE_ADVANCES)[number];

/** Log entries of a device about an event. Source: EVT-20. */
export const EVENT_HISTORIES = [
  'SCHEDULED',
  'DR_EVENT',
  'OFF',
  'DONE',
  'NOT_TOGGLED',
  'ALREADY_ON',
  'ALREADY_OFF',
  'FAILED',
  'SCRAPE_FAILED',
  'FAILED_GIVEN_UP',
  'SCRAPE_FAILED_GIVEN_UP',
  'NOT_CONNECTED',
  'NOT_CONNECTED_GIVEN_UP',
  'OFFLINE_GIVEN_UP',
  'OPT_OUT',
  'NOT_IMPLEMENTED',
  'DISCONNECTED',
  'EXTENSION',
  'AUTH_ERROR_GIVEN_UP',
] as const;
export type EventHistory = (typeof EVENT_HISTORIES)[number];
