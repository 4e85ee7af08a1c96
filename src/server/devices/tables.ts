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
import { DEVICE_ADVANCES, DEVICE_PARTICIPATIONS, EVENT_HISTORIES } from '../../domain/events/deviceStates.ts';
import type { DeviceState } from './cloud.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A member's account with a partner whose devices take part. At most one of a partner goes on. Keyed by member first. */
export const deviceConnections = pgTable(
  'device_connections',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    connectionConfigId: text('connection_config_id').notNull(),
    /** `ended`: the partner no longer accepts us, and the member has to connect again. `removed`: by the member. */
    status: text({ enum: ['connected', 'ended', 'removed'] }).notNull(),
    /** The member's account as the partner names it: webhooks carry it. */
    externalAccount: text('external_account').notNull(),
    /** Sealed. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    accessExpiresAt: instant('access_expires_at'),
    /** Until when whoever renews the tokens has the sole right to, by the database's clock. */
    renewingUntil: instant('renewing_until'),
    /** When the partner was told where it tells us of changes. */
    subscribedAt: instant('subscribed_at'),
    connectedAt: instant('connected_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the list of devices and their states are read next. */
    pollDueAt: instant('poll_due_at'),
    pollFailures: integer('poll_failures').notNull().default(0),
    /** Up to when the hours of use are read. */
    hoursTo: instant('hours_to'),
    hoursDueAt: instant('hours_due_at'),
    /** The partner is told that we no longer want its tokens. */
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

/** Ways to a partner's log-in that are open; each works once. */
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

/** A device. It stays, with `removedAt`, when it is taken away: its events stay its own. */
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
    /** What the partner said last. */
    state: jsonb().$type<DeviceState>().notNull(),
    stateAt: instant('state_at').notNull(),
    /** Whether it takes part in events, by the member's switch. */
    optedIn: boolean('opted_in').notNull().default(true),
    /** Between which temperatures an event may move it, tenths of a degree Celsius; null: the usual band of its control. */
    comfort: jsonb().$type<ComfortBand>(),
    addedAt: instant('added_at').notNull(),
    /** The partner no longer lists it. */
    missingSince: instant('missing_since'),
    removedAt: instant('removed_at'),
    /** The partner told of a change: the state is read anew. */
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

/** What a device used, hour by hour. Source: DEV-14. */
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

/** What happened with a device, latest last: its part in events, and what else a member wants to know. Rows are only added. */
export const deviceLog = pgTable(
  'device_log',
  {
    memberId: uuid('member_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    id: uuid().notNull(),
    at: instant('at').notNull(),
    eventId: uuid('event_id'),
    /** Its part in an event; null where `happened` says it. */
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
    // What a member is told as messages: a few lines among all that devices did in events.
    index('device_log_told')
      .on(t.memberId, t.at, t.id)
      .where(sql`${t.happened} in ('added', 'removed', 'missing', 'authorization_ended')`),
  ],
);

/** When a device was off or shifted by us, epoch seconds; `to` null while it lasts. */
export interface ShiftedTime {
  readonly from: number;
  readonly to: number | null;
}

/**
 * A device in an event. Rows are made when the event starts for the member, or before it when the member answers for one
 * device. A command is claimed by pushing `dueAt` on before the partner is called: whoever dies leaves it to be repeated
 * with the same key.
 */
export const eventDevices = pgTable(
  'event_devices',
  {
    memberId: uuid('member_id').notNull(),
    eventId: uuid('event_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    brand: text().notNull(),
    connectionId: uuid('connection_id').notNull(),
    /** The member's word for this device and this event; null: as the device and the member's answer say. */
    opt: text({ enum: ['in', 'out'] }),
    /** Null until the event has begun for it. */
    advance: text({ enum: DEVICE_ADVANCES }),
    participation: text({ enum: DEVICE_PARTICIPATIONS }),
    /** The latest entry of its log about this event. */
    history: text({ enum: EVENT_HISTORIES }),
    /** What is to be done next: command it, look whether it obeyed and still does, put it back. */
    step: text({ enum: ['command', 'watch', 'undo'] }),
    dueAt: instant('due_at'),
    /** Failures of this step so far. */
    failures: integer().notNull().default(0),
    /** Answered attempts of all steps: part of a command's key. */
    tries: integer().notNull().default(0),
    /** As it was before our command. This, `target` and `until` are written down before the command is sent. */
    before: jsonb().$type<DeviceState>(),
    /** The setpoint that was asked for, tenths of a degree Celsius. */
    target: integer(),
    /** When the command ends by itself; null: none was ever sent. */
    until: instant('until'),
    /** When it was last seen to be as the event wants it. */
    seenAt: instant('seen_at'),
    shifted: jsonb().$type<readonly ShiftedTime[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId, t.deviceId] }),
    index('event_devices_event').on(t.eventId, t.memberId),
    index('event_devices_due')
      .on(t.dueAt, t.connectionId)
      .where(sql`due_at is not null`),
  ],
);

/** Webhooks that were taken: each does its work once. */
export const deviceWebhooks = pgTable(
  'device_webhooks',
  {
    partner: text().notNull(),
    id: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partner, t.id] }), index('device_webhooks_received').on(t.receivedAt)],
);
