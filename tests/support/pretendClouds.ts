import type { CloudRefusal } from '../../src/domain/events/deviceSteps.ts';
import type { Clock } from '../../src/server/platform/clock.ts';
import type {
  CloudAnswer,
  DeviceCloud,
  DeviceCommand,
  DeviceState,
} from '../../src/server/devices/clouds/cloud.ts';

/** A device at home, as its partner sees it. */
export interface PretendDevice {
  state: DeviceState;
  /** The answer that the partner gives instead. */
  refuses: CloudRefusal | null;
  /** Answers ok and does nothing. */
  deaf: boolean;
  /** Obeys, but the answer is lost. */
  mute: boolean;
  /** The state to restore, and when the partner restores it itself. */
  held: { readonly back: DeviceState; readonly until: Date | null } | null;
}

export interface SentCommand {
  readonly deviceId: string;
  readonly command: DeviceCommand;
  readonly key: string;
  readonly repeated: boolean;
}

/** In-memory partner clouds: implement `DeviceCloud`, run each key once, and end commands on time. */
export class PretendClouds {
  readonly devices = new Map<string, PretendDevice>();
  readonly sent: SentCommand[] = [];
  readonly #keys = new Set<string>();
  readonly #clock: Clock;
  opened = 0;
  running = 0;
  most = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(externalId: string, state: DeviceState): PretendDevice {
    const device: PretendDevice = { state, refuses: null, deaf: false, mute: false, held: null };
    this.devices.set(externalId, device);
    return device;
  }

  /** Everything that was sent to a device, oldest first. */
  commandsTo(externalId: string): string[] {
    return this.sent
      .filter(({ deviceId, repeated }) => deviceId === externalId && !repeated)
      .map(({ command }) => command.kind);
  }

  /** The one behind every connection. */
  readonly cloud: DeviceCloud = {
    list: () => Promise.resolve({ ok: true, value: [] }),
    hours: () => Promise.resolve({ ok: true, value: [] }),
    state: (id) => this.#ask(id, (device) => device.state),
    command: (id, command, key) => this.#ask(id, (device) => this.#do(id, device, command, key)),
  };

  readonly open = async (connections: readonly unknown[]): Promise<DeviceCloud[]> => {
    this.opened += connections.length;
    return connections.map(() => this.cloud);
  };

  async #ask(id: string, work: (device: PretendDevice) => DeviceState): Promise<CloudAnswer<DeviceState>> {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await new Promise((resolve) => setImmediate(resolve));
    this.running -= 1;
    const device = this.devices.get(id);
    if (device === undefined) return { ok: false, why: 'missing' };
    this.#expire(device);
    if (device.refuses !== null) return { ok: false, why: device.refuses };
    return { ok: true, value: work(device) };
  }

  #do(id: string, device: PretendDevice, command: DeviceCommand, key: string): DeviceState {
    const repeated = this.#keys.has(key);
    this.sent.push({ deviceId: id, command, key, repeated });
    if (!repeated && !device.deaf) {
      this.#keys.add(key);
      if (command.kind === 'resume') {
        device.state = device.held?.back ?? device.state;
        device.held = null;
      } else {
        device.held = { back: device.held?.back ?? device.state, until: command.until };
        device.state =
          command.kind === 'setpoint'
            ? { ...device.state, setpoint: command.setpoint }
            : {
                ...device.state,
                on: command.kind === 'on',
                ...(command.kind === 'feed' ? { feeding: true } : {}),
              };
      }
    }
    if (device.mute) throw new Error('The answer is lost.');
    return device.state;
  }

  #expire(device: PretendDevice): void {
    if (device.held === null || device.held.until === null || device.held.until > this.#clock.now()) return;
    device.state = device.held.back;
    device.held = null;
  }
}
