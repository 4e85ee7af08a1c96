import { describe, expect, it } from 'vitest';
import { DEVICE_TYPES, deviceType, displayWeight, type DeviceType } from './deviceTypes.ts';
import { inDisplayOrder } from './displayOrder.ts';

const device = (type: DeviceType, displayName: string) => ({ deviceType: type, displayName });

describe('device types', () => {
  it('DEV-02: there are sixteen, all different', () => {
    expect(new Set(DEVICE_TYPES).size).toBe(16);
  });

  it('DEV-02: maps an unknown type to the default', () => {
    expect(deviceType('waterheater')).toBe('waterheater');
    expect(deviceType('toaster')).toBe('default');
    expect(deviceType('toString')).toBe('default');
  });
});

describe('display order', () => {
  it('CON-22, DEV-10: the weights', () => {
    const weighed = DEVICE_TYPES.filter((type) => displayWeight(type) > 0);
    expect(Object.fromEntries(weighed.map((type) => [type, displayWeight(type)]))).toEqual({
      battery: 100,
      ev: 90,
      waterheater: 80,
      thermostat: 70,
      plug: 60,
      light: 50,
      assistant: 30,
      monitor: 10,
    });
  });

  it('DEV-10: a shuffled list comes out highest first, AMB-27: kinds without a weight after the monitor', () => {
    const shuffled = (
      ['monitor', 'tv', 'plug', 'battery', 'light', 'ev', 'assistant', 'thermostat', 'waterheater'] as const
    ).map((type) => device(type, 'A'));
    expect(inDisplayOrder(shuffled).map((d) => d.deviceType)).toEqual([
      'battery',
      'ev',
      'waterheater',
      'thermostat',
      'plug',
      'light',
      'assistant',
      'monitor',
      'tv',
    ]);
  });

  it('DEV-11: ties go by name, whatever the case, numbers by their value', () => {
    const plugs = ['plug 10', 'Lamp', 'Plug 2', 'desk'].map((name) => device('plug', name));
    expect(inDisplayOrder(plugs).map((d) => d.displayName)).toEqual(['desk', 'Lamp', 'Plug 2', 'plug 10']);
  });

  it('AMB-27: kinds without a weight are one group, by name', () => {
    const others = [device('tv', 'Zenith'), device('default', 'Attic'), device('solar', 'Roof')];
    expect(inDisplayOrder(others).map((d) => d.displayName)).toEqual(['Attic', 'Roof', 'Zenith']);
  });

  it("doesn't change the given list", () => {
    const list = [device('monitor', 'M'), device('battery', 'B')];
    inDisplayOrder(list);
    expect(list.map((d) => d.displayName)).toEqual(['M', 'B']);
  });
});
