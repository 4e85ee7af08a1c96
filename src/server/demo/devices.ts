import { createHash } from 'node:crypto';
import { deviceControl } from '../../domain/devices/deviceTypes.ts';
import { batteryAtMeter, fedOnCommand } from '../../domain/demo/battery.ts';
import { deviceWattHours } from '../../domain/demo/deviceShares.ts';
import type { Household } from '../../domain/demo/household.ts';
import { countedStretches } from '../../domain/events/shiftedTime.ts';
import type { Db } from '../platform/db/db.ts';
import { writeLog, type DeviceState, type LogEntry } from '../devices/service.ts';
import { DEMO_ACCOUNTS, PARTNER_DEVICES, type DemoAccount, type DemoDevice } from './deviceCast.ts';
import { deviceHours, hoursOfHome, type HourOfHome } from './deviceHours.ts';
import { batteryOfHome, toldAllOf, toldInPast } from './homeBattery.ts';
import { HOLDING_BACK } from './household.ts';
import { pastLife } from './pastDevice.ts';
import { listPastEvents, type HeldEvent } from './queries/events.ts';
import type { DemoMember } from './record.ts';
import {
  insertDevice,
  insertDeviceConnection,
  insertEventDevices,
  insertHours,
  type EventDevice,
} from './store/devices.ts';

const HOUR_MS = 3_600_000;
const QUARTER_SECONDS = 900;
const DAY_MS = 24 * HOUR_MS;
const CONNECTED_FOR_DAYS = 60;
const ENDED_FOR_DAYS = 2;
const USE_DAYS = 35;

export interface DemoTools {
  readonly now: Date;
  readonly newId: () => string;
  /** The brand has members of several languages. */
  readonly bilingual: boolean;
}

/**
 * Gives a brand's members their devices with a history: past events, and hourly use as parts of what the home's
 * meter measured. Partners aren't called: the sandbox has the same accounts under the members' addresses.
 */
export async function makeDevices(tx: Db, people: readonly DemoMember[], tools: DemoTools): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const person = people.find(({ role }) => role === account.role);
    if (person !== undefined) await makeAccount(tx, person, account, tools);
  }
}

async function makeAccount(
  tx: Db,
  person: DemoMember,
  { partner, ended = false }: DemoAccount,
  { now, newId, bilingual }: DemoTools,
): Promise<void> {
  const { brandId: brand, memberId, email } = person;
  const connectionId = newId();
  const externalAccount = sandboxAccount(partner, email);
  const addedAt = new Date(now.getTime() - CONNECTED_FOR_DAYS * DAY_MS);
  const endedAt = ended ? new Date(now.getTime() - ENDED_FOR_DAYS * DAY_MS) : null;
  const until = endedAt ?? now;
  await insertDeviceConnection(tx, {
    memberId,
    id: connectionId,
    brand,
    connectionConfigId: partner,
    status: ended ? 'ended' : 'connected',
    externalAccount,
    connectedAt: addedAt,
    endedAt,
    hoursTo: floorHour(until),
  });
  const past = await listPastEvents(tx, memberId, addedAt, until);
  const { home, eventUse } = person;
  const end = floorHour(until).getTime() / 1_000;
  const first = end - (USE_DAYS * DAY_MS) / 1_000;
  const hours = home === null ? [] : hoursOfHome(home, first, USE_DAYS * 24);
  const heldBack = past.map((event) => ({
    from: event.start.getTime() / 1_000,
    to: event.end.getTime() / 1_000,
    use: eventUse * HOLDING_BACK.least,
  }));
  const told =
    home === null
      ? new Map()
      : batteryAtMeter(batteryOfHome(home, toldInPast(person, past)), QUARTER_SECONDS);
  const log: LogEntry[] = [];
  const took: EventDevice[] = [];
  for (const [index, device] of (PARTNER_DEVICES[partner] as readonly DemoDevice[]).entries()) {
    const id = newId();
    await insertDevice(tx, {
      memberId,
      id,
      brand,
      connectionId,
      externalId: `${externalAccount}-${index + 1}`,
      deviceConfigId: `${partner}-${device.type}`,
      deviceType: device.type,
      displayName: bilingual ? device.bilingual : device.name,
      state: toDeviceState(device, home, hours.at(-1)),
      stateAt: until,
      addedAt,
    });
    log.push({ memberId, deviceId: id, at: addedAt, happened: 'added' });
    if (endedAt !== null) log.push({ memberId, deviceId: id, at: endedAt, happened: 'authorization_ended' });
    const lived = inEvents({ memberId, deviceId: id, brand, connectionId }, device, past, home);
    if (home !== null) {
      const used = deviceHours(
        home,
        hours,
        { ...device, shifted: lived.shifted, heldBack, told },
        deviceControl(device.type) === 'setpoint',
      );
      await insertHours(tx, { memberId, deviceId: id }, new Date(first * 1_000), used);
    }
    took.push(...lived.rows);
    log.push(...lived.log);
  }
  await insertEventDevices(tx, took);
  await writeLog(tx, log);
}

/** The sandbox's account for an address at a partner. */
function sandboxAccount(partner: string, email: string): string {
  return `${partner}-${createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 12)}`;
}

const floorHour = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** With what it draws now, as part of what the home draws. */
function toDeviceState(
  { type, state }: DemoDevice,
  home: Household | null,
  hour: HourOfHome | undefined,
): DeviceState {
  return home === null || hour === undefined
    ? state
    : { ...state, watts: Math.round(deviceWattHours(type, home, hour.quarters)) };
}

/** One in this many past events, the car was turned on again. */
const CAR_EVERY = 3;
const CAR_AFTER_MINUTES = 24;

/** What a device did in its member's past events, for the event rows and the log. */
function inEvents(
  of: Pick<EventDevice, 'memberId' | 'deviceId' | 'brand' | 'connectionId'>,
  { type, state }: DemoDevice,
  past: readonly HeldEvent[],
  home: Household | null,
) {
  const lives = past.map(({ id: eventId, start, end }, index) => {
    const from = start.getTime() / 1_000;
    const turnedOnAt = type === 'ev' && index % CAR_EVERY === 1 ? from + CAR_AFTER_MINUTES * 60 : null;
    return {
      eventId,
      ...pastLife({
        control: deviceControl(type),
        state,
        start: from,
        end: end.getTime() / 1_000,
        turnedOnAt,
        feedsWh:
          type === 'battery' && home !== null
            ? Math.round(fedOnCommand(batteryOfHome(home, [toldAllOf({ start, end })]), end.getTime()))
            : 0,
      }),
    };
  });
  const instant = (seconds: number | null): Date | null =>
    seconds === null ? null : new Date(seconds * 1_000);
  return {
    shifted: lives.flatMap(({ row: { shifted, seenAt } }) =>
      countedStretches({ shifted, end: Infinity, now: Infinity, troubled: false, seenAt }),
    ),
    rows: lives.map(({ eventId, row }): EventDevice => ({
      ...of,
      eventId,
      ...row,
      dueAt: instant(row.dueAt),
      until: instant(row.until),
      seenAt: instant(row.seenAt),
    })),
    log: lives.flatMap(({ eventId, log }) =>
      log.map(({ at, history }): LogEntry => ({
        memberId: of.memberId,
        deviceId: of.deviceId,
        eventId,
        at: new Date(at * 1_000),
        history,
      })),
    ),
  };
}
