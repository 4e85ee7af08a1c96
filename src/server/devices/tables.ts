import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ComfortBand } from '../../domain/devices/comfort.ts';
import type { Fed } from '../../domain/events/deviceInEvent.ts';
import { DEVICE_ADVANCES, DEVICE_PARTICIPATIONS, EVENT_HISTORIES } from '../../domain/events/deviceStates.ts';
import type { DeviceState } from './clouds/cloud.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A member's account at a partner; at most one active account a partner. Keyed by member first. */
export const deviceConnections = pgTable(
  'device_connections',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    connectionConfigId: text('connection_config_id').notNull(),
    /**
     * `ended`: the partner refuses our tokens, and the member has to connect again. `removed`: by the member.
     */
    status: text({ enum: ['connected', 'ended', 'removed'] }).notNull(),
    /** The partner's name of the account, which webhooks carry. */
    externalAccount: text('external_account').notNull(),
    /** Sealed. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    accessExpiresAt: instant('access_expires_at'),
    /** Until when one process may renew the tokens, by the database's clock. */
    renewingUntil: instant('renewing_until'),
    /** When the partner accepted our webhook address. */
    subscribedAt: instant('subscribed_at'),
    connectedAt: instant('connected_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the devices and their states are read next. */
    pollDueAt: instant('poll_due_at'),
    pollFailures: integer('poll_failures').notNull().default(0),
    /** The end of the known hours of use. */
    hoursTo: instant('hours_to'),
    hoursDueAt: instant('hours_due_at'),
    /** When the tokens are to be revoked at the partner. */
    revokeDueAt: instant('revoke_due_at'),
    revokeFailures: integer('revoke_failures').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    uniqueIndex('device_connections_current')
      .on(t.memberId, t.connectionConfigId)
      .where(sql`status <> 'removed'`),
    index('device_connections_account').on(t.connectionConfigId, t.externalAccount),
    index('device_connections_poll')
      .on(t.pollDueAt)
      .where(sql`poll_due_at is not null`),
    index('device_connections_hours')
      .on(t.hoursDueAt)
      .where(sql`hours_due_at is not null`),
    index('device_connections_revoke')
      .on(t.revokeDueAt)
      .where(sql`revoke_due_at is not null`),
  ],
);

/** Started OAuth log-ins; each works once. */
export const deviceAuthRequests = pgTable(
  'device_auth_requests',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    sessionId: uuid('session_id').notNull(),
    connectionConfigId: text('connection_config_id').notNull(),
    /** SHA-256 of the state parameter. */
    stateHash: text('state_hash').notNull(),
    /** Sealed (PKCE). */
    verifier: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('device_auth_requests_state').on(t.stateHash),
    index('device_auth_requests_member').on(t.memberId),
    index('device_auth_requests_expiry').on(t.expiresAt),
  ],
);

/** A device. A removed one keeps its row, because its events refer to it. */
export const devices = pgTable(
  'devices',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    connectionId: uuid('connection_id').notNull(),
    externalId: text('external_id').notNull(),
    deviceConfigId: text('device_config_id').notNull(),
    deviceType: text('device_type').notNull(),
    displayName: text('display_name').notNull(),
    /** As the partner last reported it. */
    state: jsonb().$type<DeviceState>().notNull(),
    stateAt: instant('state_at').notNull(),
    /** The member's switch for events. */
    optedIn: boolean('opted_in').notNull().default(true),
    /**
     * The temperatures between which an event may move it, tenths of a degree Celsius; null: the default
     * band.
     */
    comfort: jsonb().$type<ComfortBand>(),
    /** Down to which an event may empty a battery, percent; null: the usual reserve. */
    reservePercent: integer('reserve_percent'),
    addedAt: instant('added_at').notNull(),
    /** Since when the partner no longer lists it. */
    missingSince: instant('missing_since'),
    removedAt: instant('removed_at'),
    /** Set by a webhook: when the state is read again. */
    readDueAt: instant('read_due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    uniqueIndex('devices_external').on(t.memberId, t.connectionId, t.externalId),
    index('devices_read')
      .on(t.readDueAt)
      .where(sql`read_due_at is not null`),
  ],
);

/** Hourly use. Source: DEV-14. */
export const deviceHours = pgTable(
  'device_hours',
  {
    memberId: uuid('member_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    hourStart: instant('hour_start').notNull(),
    wattHours: integer('watt_hours').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.deviceId, t.hourStart] })],
);

/** A device's history in events and otherwise. Rows are only added. */
export const deviceLog = pgTable(
  'device_log',
  {
    memberId: uuid('member_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    id: uuid().notNull(),
    at: instant('at').notNull(),
    eventId: uuid('event_id'),
    /** Its part in an event; null if `happened` is set. */
    history: text({ enum: EVENT_HISTORIES }),
    happened: text({
      enum: [
        'added',
        'removed',
        'missing',
        'back',
        'offline',
        'online',
        'opted_in',
        'opted_out',
        'authorization_ended',
        'authorization_renewed',
      ],
    }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.deviceId, t.id] }),
    index('device_log_time').on(t.memberId, t.deviceId, t.at),
    // The few entries that members get notifications of.
    index('device_log_told')
      .on(t.memberId, t.at, t.id)
      .where(sql`${t.happened} in ('added', 'removed', 'missing', 'authorization_ended')`),
  ],
);

/** When an event had a device off or shifted, epoch seconds; `to` is null while it lasts. */
export interface ShiftedTime {
  readonly from: number;
  readonly to: number | null;
}

/**
 * A device in an event. Rows are added when the event starts for the member, or earlier when the member
 * decides about one device. A command is claimed by moving `dueAt` before the partner is called; if the
 * worker dies, it is repeated with the same key.
 */
export const eventDevices = pgTable(
  'event_devices',
  {
    memberId: uuid('member_id').notNull(),
    eventId: uuid('event_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    brand: text().notNull(),
    connectionId: uuid('connection_id').notNull(),
    /**
     * The member's decision about this device in this event; null: follows the device's switch and the
     * member's answer.
     */
    opt: text({ enum: ['in', 'out'] }),
    /** Null until the event has started for it. */
    advance: text({ enum: DEVICE_ADVANCES }),
    participation: text({ enum: DEVICE_PARTICIPATIONS }),
    /** The latest log entry about this event. */
    history: text({ enum: EVENT_HISTORIES }),
    /** The next step: command it, check that it obeys, or restore it. */
    step: text({ enum: ['command', 'watch', 'undo'] }),
    dueAt: instant('due_at'),
    /** Failures of the current step. */
    failures: integer().notNull().default(0),
    /** Answered attempts of all steps: part of a command's key. */
    tries: integer().notNull().default(0),
    /** The state before our command. This, `target` and `until` are stored before the command is sent. */
    before: jsonb().$type<DeviceState>(),
    /** The commanded setpoint, tenths of a degree Celsius, or the reserve down to which a battery feeds in, percent. */
    target: integer(),
    /** When the command expires; null: none was sent. */
    until: instant('until'),
    /** When it was last seen in the state that the event wants. */
    seenAt: instant('seen_at'),
    shifted: jsonb().$type<readonly ShiftedTime[]>().notNull().default([]),
    /** What a battery fed in, by its own count. */
    fed: jsonb().$type<Fed>(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId, t.deviceId] }),
    index('event_devices_event').on(t.eventId, t.memberId),
    index('event_devices_due')
      .on(t.dueAt, t.connectionId)
      .where(sql`due_at is not null`),
  ],
);

/** Webhooks that were handled, so that a repeat does nothing. */
export const deviceWebhooks = pgTable(
  'device_webhooks',
  {
    partner: text().notNull(),
    id: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partner, t.id] }), index('device_webhooks_received').on(t.receivedAt)],
);
