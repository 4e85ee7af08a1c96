import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Device } from '../../../../codegen/rest/types.ts';
import { DEVICE_TYPES } from '../../../domain/devices/deviceTypes.ts';
import { EVENT_HISTORIES } from '../../../domain/events/deviceStates.ts';
import english from '../../i18n/messages/en-US/devices.json';
import french from '../../i18n/messages/fr-CA/devices.json';
import { deviceWord, inGroups } from './deviceWords.ts';
import { alsoCalled, matchingPartners } from './matchingPartners.ts';

type Facts = Parameters<typeof deviceWord>[0];

const SILENT: Facts['state'] = {
  online: true,
  on: null,
  watts: null,
  mode: null,
  temperature_c: null,
  setpoint_c: null,
  charge_percent: null,
  feeding: false,
  at_dttm: '2026-07-01T18:00:00Z',
};

const facts = (state: Partial<Facts['state']>, more: Partial<Omit<Facts, 'state'>> = {}): Facts => ({
  trouble: null,
  device_type: 'plug',
  control: 'switch',
  ...more,
  state: { ...SILENT, ...state },
});

describe('what a device does now', () => {
  it.each<[string, Facts, string, Record<string, number>, Record<string, number>?]>([
    ['a plug that is on', facts({ on: true, watts: 40 }), 'devices.state.onAt', { watts: 40 }],
    ['a plug that does not measure', facts({ on: true }), 'devices.state.on', {}],
    ['a plug that is off', facts({ on: false, watts: 0 }), 'devices.state.off', {}],
    [
      'a water heater at night',
      facts({ on: true, watts: 63 }, { device_type: 'waterheater' }),
      'devices.state.warm',
      {},
    ],
    [
      'a water heater in the morning',
      facts({ on: true, watts: 640 }, { device_type: 'waterheater' }),
      'devices.state.onAt',
      { watts: 640 },
    ],
    [
      'a thermostat that cools',
      facts(
        { on: true, mode: 'cool', temperature_c: 24.1, setpoint_c: 23.5 },
        { device_type: 'thermostat', control: 'setpoint' },
      ),
      'devices.state.cool.to',
      {},
      { temperature: 24.1, setpoint: 23.5 },
    ],
    [
      'a thermostat that is set to nothing',
      facts({ on: false, mode: 'off' }, { device_type: 'thermostat', control: 'setpoint' }),
      'devices.state.off',
      {},
    ],
    [
      'a car that charges',
      facts({ on: true, charge_percent: 64 }, { device_type: 'ev', control: 'charge' }),
      'devices.state.charging',
      { charge: 64 },
    ],
    [
      'a car that does not',
      facts({ on: false, charge_percent: 100 }, { device_type: 'ev', control: 'charge' }),
      'devices.state.charged',
      { charge: 100 },
    ],
    [
      'solar panels, whose power is negative',
      facts({ watts: -2400 }, { device_type: 'solar', control: 'none' }),
      'devices.state.gives',
      { watts: 2400 },
    ],
    [
      'a monitor',
      facts({ watts: 812 }, { device_type: 'monitor', control: 'none' }),
      'devices.state.measures',
      { watts: 812 },
    ],
    [
      'trouble, whatever else is known',
      facts({ online: false, on: true, watts: 40 }, { trouble: 'offline' }),
      'devices.state.offline',
      {},
    ],
  ])('%s', (_what, given, id, values, celsius) => {
    expect(deviceWord(given)).toEqual({ id, values, celsius });
    expect(english).toHaveProperty([id]);
  });
});

describe('the words of devices', () => {
  it.each([
    ['English', english],
    ['French', french],
  ] as const)(
    'DEV-02, EVT-20: every kind and every entry of the log has words, none is shown raw (%s)',
    (_language, texts: Readonly<Record<string, string>>) => {
      for (const type of DEVICE_TYPES) {
        expect(texts[`devices.kind.${type}`]).toMatch(/^\p{Lu}/u);
        expect(texts[`devices.kind.one.${type}`]).toMatch(/^\p{Lu}/u);
      }
      for (const history of EVENT_HISTORIES)
        expect(texts[`devices.history.${history}`]).toMatch(/^\p{Lu}.*\p{Ll}/u);
    },
  );
});

describe('the list', () => {
  it('DEV-10, DEV-11: is in display order regardless of the server’s order, with one heading per kind', () => {
    const device = (type: Device['device_type'], name: string) =>
      ({ device_type: type, display_name: name }) as Device;
    const groups = inGroups([
      device('monitor', 'Meter'),
      device('plug', 'Lamp'),
      device('battery', 'Wall'),
      device('plug', 'Desk'),
    ]);
    expect(groups.map(({ type, devices }) => [type, devices.map(({ display_name: name }) => name)])).toEqual([
      ['battery', ['Wall']],
      ['plug', ['Desk', 'Lamp']],
      ['monitor', ['Meter']],
    ]);
  });

  it('finds partners by name and by kind, ignoring case', () => {
    const partners = [
      { title: 'Slate', kinds: ['Thermostats'] },
      { title: 'Quartz', kinds: ['Smart plugs', 'Lights'] },
    ];
    const find = (text: string) =>
      matchingPartners(partners, text, ({ kinds }) => kinds).map(({ title }) => title);
    expect(find('PLUG')).toEqual(['Quartz']);
    expect(find(' sla ')).toEqual(['Slate']);
    expect(find('')).toEqual(['Slate', 'Quartz']);
    expect(find('toaster')).toEqual([]);
    expect(find('rtz')).toEqual([]);
  });

  it('finds by the beginnings of words, without accents, and puts whole words first', () => {
    const partners = [
      { title: 'Everly', kinds: ['TVs', 'tv'] },
      { title: 'Boreal', kinds: ['Téléviseurs', 'Smart plugs'] },
      { title: 'Volt', kinds: ['Electric cars', 'ev'] },
    ];
    const find = (text: string) =>
      matchingPartners(partners, text, ({ kinds }) => kinds).map(({ title }) => title);
    expect(find('ev')).toEqual(['Volt', 'Everly']);
    expect(find('televiseur')).toEqual(['Boreal']);
    expect(find('car elec')).toEqual(['Volt']);
    expect(find('plugs boreal')).toEqual(['Boreal']);
    expect(find('plugs volt')).toEqual([]);
  });

  it.each([
    ['en-US', english, 'ev', ['Volt', 'Everly']],
    ['en-US', english, 'electric vehicle', ['Volt']],
    ['fr-CA', french, 've', ['Volt', 'Verdant', 'Everly']],
    ['fr-CA', french, 'VE', ['Volt', 'Verdant', 'Everly']],
    ['fr-CA', french, 'vehicule', ['Volt']],
    ['fr-CA', french, 'télé', ['Everly']],
  ] as const)(
    'finds cars and TVs by what people call them in %s (%#: %s)',
    (locale, messages, text, expected) => {
      const intl = createIntl({ locale, messages });
      const partners = [
        { title: 'Verdant', device_types: ['thermostat'] },
        { title: 'Everly Vent', device_types: ['tv'] },
        { title: 'Volt', device_types: ['ev'] },
      ] as const;
      const found = matchingPartners(partners, text, ({ device_types: types }) =>
        alsoCalled(intl, [...types]),
      );
      expect(found.map(({ title }) => title.split(' ')[0])).toEqual(expected);
    },
  );
});
