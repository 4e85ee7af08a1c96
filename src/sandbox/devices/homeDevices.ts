import { batteryAtMeter } from '../../domain/demo/battery.ts';
import type { Household } from '../../domain/demo/household.ts';
import type { UtilitySetting } from '../settings.ts';
import { homeSize } from '../world/readyCustomers.ts';
import type { Customer } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { homeBattery } from './power.ts';

/** The accounts' devices are in this customer's home from now on, if they aren't in another. */
export function moveInto(world: World, customer: Customer, accounts: readonly string[]): void {
  const utility = world.utility(customer.utility);
  if (!utility) return;
  for (const id of accounts) {
    const account = world.state.devices.accounts[id];
    if (account === undefined || account.home !== undefined) continue;
    const home = customerHome(customer, utility);
    account.home = home;
    for (const device of account.deviceIds)
      Object.assign(world.state.devices.devices[device] ?? {}, { home });
    customer.deviceAccounts = [...(customer.deviceAccounts ?? []), id];
    world.changed();
  }
}

function customerHome(
  { id, intervalSeconds, solar, size = homeSize(id) }: Customer,
  { timeZone: zone, country }: UtilitySetting,
): Household {
  return { seed: id, zone, intervalSeconds, size, southern: country === 'AU', solar };
}

/** What the batteries of a customer's home take more than usual because of commands, watt-hours by interval. */
export function batteriesAtMeter(
  { state: { devices } }: World,
  { deviceAccounts = [], intervalSeconds }: Customer,
): ReadonlyMap<number, number> {
  const batteries = deviceAccounts
    .flatMap((id) => devices.accounts[id]?.deviceIds ?? [])
    .flatMap((id) => devices.devices[id] ?? [])
    .filter(({ kind }) => kind === 'battery');
  const sum = new Map<number, number>();
  for (const battery of batteries) {
    for (const [start, wh] of batteryAtMeter(homeBattery(battery), intervalSeconds))
      sum.set(start, (sum.get(start) ?? 0) + wh);
  }
  return sum;
}
