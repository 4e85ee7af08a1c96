import type { Device, DeviceConnection } from '../../codegen/rest/types.ts';

/** The thermostat of a home, as the page gets it. */
export const HALLWAY: Device = {
  device_id: '0190a1b2-0000-7000-8000-00000000d001',
  device_config_id: 'slate-thermostat',
  device_type: 'thermostat',
  display_name: 'Hallway',
  connection_id: '0190a1b2-0000-7000-8000-00000000c001',
  connection_config_id: 'slate',
  state: {
    online: true,
    on: true,
    watts: null,
    mode: 'cool',
    temperature_c: 22.5,
    setpoint_c: 21,
    charge_percent: null,
    feeding: false,
    at_dttm: '2026-05-01T12:00:00Z',
  },
  opted_in: true,
  trouble: null,
  added_dttm: '2026-05-01T12:00:00Z',
  control: 'setpoint',
  comfort: { lowest_c: 18, highest_c: 27 },
  reserve_percent: null,
};

const partner = (
  title: string,
  cloud: DeviceConnection['cloud'],
  deviceTypes: DeviceConnection['device_types'],
): DeviceConnection => ({
  connection_config_id: title.toLowerCase(),
  title,
  cloud,
  device_types: deviceTypes,
  status: 'none',
  connection_id: null,
  device_count: 0,
});

/** A partner with a log-in of its own, and one that is connected by account and password. */
export const SLATE = partner('Slate', 'traits', ['thermostat']);
export const QUARTZ = partner('Quartz', 'account', ['plug', 'ev']);
