import { and, asc, eq, sql } from 'drizzle-orm';
import { CONNECTION_CONFIGS } from '../../src/domain/devices/connectionConfigs.ts';
import type { DeviceType } from '../../src/domain/devices/deviceTypes.ts';
import type { ProgramRules } from '../../src/domain/programs/rules.ts';
import type { DeviceState } from '../../src/server/devices/clouds/cloud.ts';
import { partnerLimits } from '../../src/server/devices/inEvents/partnerCalls.ts';
import { doDueSteps } from '../../src/server/devices/inEvents/steps.ts';
import { countDue } from '../../src/server/devices/inEvents/store.ts';
import { notifyDevices } from '../../src/server/devices/inEvents/notify.ts';
import { deviceConnections, deviceLog, devices, eventDevices } from '../../src/server/devices/tables.ts';
import { eventsToNotify, runDueEvents, type StoredEvent } from '../../src/server/events/service.ts';
import type { ManualClock } from '../../src/server/platform/clock.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { Neighbourhood, type Household } from './neighbourhood.ts';
import { PretendClouds, type PretendDevice } from './pretendClouds.ts';

export const ON: DeviceState = { online: true, on: true, watts: 400 };
export const OFF: DeviceState = { online: true, on: false };
export const COOLING: DeviceState = { online: true, on: true, mode: 'cool', temperature: 228, setpoint: 230 };

/** A battery that can feed in. */
export const BATTERY: DeviceState = {
  online: true,
  on: true,
  chargePercent: 84,
  canFeed: true,
  feeding: false,
  fedWh: 1_000,
};

/** A device of a home, as both sides have it. */
export interface HomeDevice {
  readonly id: string;
  readonly memberId: string;
  readonly at: PretendDevice;
}

/** A neighborhood whose homes have devices at partners simulated in memory. */
export class DeviceWorld {
  readonly place: Neighbourhood;
  readonly clouds: PretendClouds;
  readonly #db: Db;
  readonly #limit = partnerLimits('embedded');
  readonly #connections = new Map<string, string>();

  private constructor(place: Neighbourhood) {
    this.place = place;
    this.#db = place.db;
    this.clouds = new PretendClouds(place.clock);
  }

  static async on(
    db: Db,
    from: string | ManualClock,
    rules: Partial<ProgramRules> = {},
  ): Promise<DeviceWorld> {
    return new DeviceWorld(await Neighbourhood.on(db, from, rules));
  }

  /** `stateAt` is long ago, so that the state is read from the partner. */
  async device(
    { memberId }: Household,
    deviceType: DeviceType = 'plug',
    state: DeviceState = ON,
    displayName = `The ${deviceType}`,
  ): Promise<HomeDevice> {
    const config = CONNECTION_CONFIGS.find(({ deviceTypes }) => deviceTypes.includes(deviceType));
    if (config === undefined) throw new Error(`No partner makes a ${deviceType}.`);
    const addedAt = this.place.clock.now();
    const key = `${memberId}:${config.id}`;
    const connectionId = this.#connections.get(key) ?? this.place.newId();
    if (!this.#connections.has(key)) {
      await this.#db.insert(deviceConnections).values({
        memberId,
        id: connectionId,
        brand: 'default',
        connectionConfigId: config.id,
        status: 'connected',
        externalAccount: key,
        connectedAt: addedAt,
      });
      this.#connections.set(key, connectionId);
    }
    const id = this.place.newId();
    await this.#db.insert(devices).values({
      memberId,
      id,
      brand: 'default',
      connectionId,
      externalId: id,
      deviceConfigId: `${config.id}-${deviceType}`,
      deviceType,
      displayName,
      state,
      stateAt: new Date(addedAt.getTime() - 3_600_000),
      addedAt,
    });
    return { id, memberId, at: this.clouds.add(id, state) };
  }

  /** Runs everything that is due. The clock advances a millisecond per round, so that the log has an order. */
  async run(): Promise<void> {
    const { clock } = this.place;
    for (let turn = 0; turn < 50; turn += 1) {
      const events = await runDueEvents(this.place);
      const due = await eventsToNotify(this.#db, 100);
      for (const id of due) await notifyDevices({ db: this.#db, clock }, id);
      if (due.length > 0) clock.advance(1);
      const steps =
        (await countDue(this.#db, clock.now(), 1)) === 0
          ? 0
          : await doDueSteps({ db: this.#db, clock, limit: this.#limit, openClouds: this.clouds.open });
      if (events + due.length + steps === 0) return;
    }
    throw new Error('It does not come to rest.');
  }

  /** Advances the clock by these seconds and runs everything that is due. */
  async after(seconds: number): Promise<void> {
    this.place.clock.advance(seconds * 1000);
    await this.run();
  }

  /** Moves the clock to an instant in steps of `stepSeconds`, running everything that is due on the way. */
  async until(at: Date, stepSeconds = 300): Promise<void> {
    while (this.place.clock.now() < at)
      await this.after(Math.min(stepSeconds, (at.getTime() - this.place.clock.now().getTime()) / 1000));
  }

  async row({ id }: HomeDevice, event: StoredEvent) {
    const [found] = await this.#db
      .select()
      .from(eventDevices)
      .where(and(eq(eventDevices.eventId, event.id), eq(eventDevices.deviceId, id)));
    return found ?? null;
  }

  /** Its log entries for an event, oldest first. */
  async history({ id }: HomeDevice, event: StoredEvent): Promise<string[]> {
    const found = await this.#db
      .select({ history: deviceLog.history })
      .from(deviceLog)
      .where(and(eq(deviceLog.deviceId, id), eq(deviceLog.eventId, event.id)))
      .orderBy(asc(deviceLog.at), asc(deviceLog.id));
    return found.map(({ history }) => history ?? '');
  }

  /** Seconds after the event's start of each stretch in which it was off or shifted. */
  async stretches(device: HomeDevice, event: StoredEvent): Promise<(readonly [number, number | null])[]> {
    const start = event.start.getTime() / 1000;
    return ((await this.row(device, event))?.shifted ?? []).map(
      ({ from, to }) => [from - start, to === null ? null : to - start] as const,
    );
  }

  /** Simulates a webhook: stores the device's new state and makes its watch step due. */
  async deliverWebhook({ id, at }: HomeDevice): Promise<void> {
    const now = this.place.clock.now();
    await this.#db.update(devices).set({ state: at.state, stateAt: now }).where(eq(devices.id, id));
    await this.#db.execute(
      sql`update event_devices set due_at = ${now.toISOString()} where device_id = ${id} and step = 'watch'`,
    );
    await this.run();
  }
}
