import type { Channel, ReadingQuality } from '../readings.ts';
import type { MeterFileNotice } from '../meterFile.ts';

/** Fields of a ReadingType that decide whether and how its readings are used; undefined when absent. */
export interface ReadingTypeFields {
  uom?: number;
  powerOfTenMultiplier?: number;
  flowDirection?: number;
  accumulationBehaviour?: number;
  intervalLength?: number;
  commodity?: number;
  dataQualifier?: number;
  defaultQuality?: number;
}

export const READING_TYPE_FIELDS: ReadonlySet<string> = new Set<keyof ReadingTypeFields>([
  'uom',
  'powerOfTenMultiplier',
  'flowDirection',
  'accumulationBehaviour',
  'intervalLength',
  'commodity',
  'dataQualifier',
  'defaultQuality',
]);

/**
 * The channel and unit of a ReadingType's readings, as a power of ten of milliwatt-hours; or why they are
 * ignored. `net`: what is taken from the grid less what is fed into it.
 */
export type ReadingUse =
  | { readonly channel: Channel; readonly exponent: number; readonly net?: true }
  | MeterFileNotice;

const WATT_HOURS = 72;
const FORWARD = 1;
const NET = 4;
const REVERSE = 19;
const UNITS: Readonly<Record<number, string>> = {
  38: 'watts',
  61: 'volt-amperes',
  63: 'reactive power',
  71: 'volt-ampere-hours',
  73: 'reactive energy',
};
/** Not applicable, and delta data: the energy of the interval itself. */
const PER_INTERVAL = new Set([0, 4]);
/** Not applicable, and electricity before or after the transformer. */
const ELECTRICITY = new Set([0, 1, 2]);
/** Average, maximum, minimum: not the energy of the whole interval. */
const NOT_SUMS = new Set([2, 8, 9]);
/** Valid, raw, validated, verified, revenue quality. All others (edited, estimated, derived, projected …) are estimates. */
const ACTUAL_QUALITIES = new Set([0, 14, 17, 18, 19]);

/** ESPI service categories beside electricity (0). */
const SERVICES: Readonly<Record<number, string>> = {
  1: 'gas',
  2: 'water',
  3: 'time',
  4: 'heat',
  5: 'refuse',
  6: 'sewerage',
  7: 'rates',
  8: 'a TV licence',
  9: 'internet',
};
/** ESPI commodities beside electricity. */
const COMMODITIES: Readonly<Record<number, string>> = {
  4: 'air',
  5: 'gas',
  6: 'oil',
  7: 'gas',
  8: 'propane',
  9: 'water',
  10: 'steam',
  11: 'waste water',
  12: 'heating fluid',
  13: 'cooling fluid',
  14: 'water',
};
/** Cubic feet, British thermal units, compensated and uncompensated cubic metres, therms. */
const GAS_UNITS: ReadonlySet<number> = new Set([119, 120, 122, 132, 166, 167, 169]);

/** What a meter measures other than electricity; undefined for electricity. */
export function otherService(
  serviceKind: number | undefined,
  type: ReadingTypeFields = {},
): string | undefined {
  if (serviceKind) return SERVICES[serviceKind] ?? `another service (category ${serviceKind})`;
  const { commodity = 0, uom } = type;
  if (!ELECTRICITY.has(commodity)) return COMMODITIES[commodity] ?? `another commodity (${commodity})`;
  return uom !== undefined && GAS_UNITS.has(uom) ? 'gas' : undefined;
}

/** Maps an ESPI quality code. */
export function toQuality(code: number): ReadingQuality {
  return ACTUAL_QUALITIES.has(code) ? 'actual' : 'estimated';
}

/**
 * How to use a ReadingType's readings: electrical energy per interval in one direction. Everything else is
 * ignored with a notice. Source: decisions, Meter data (units are kept, reactive energy is ignored with a
 * word).
 */
export function readingUse(type: ReadingTypeFields): ReadingUse {
  const {
    uom,
    powerOfTenMultiplier = 0,
    flowDirection = FORWARD,
    accumulationBehaviour = 0,
    dataQualifier = 0,
  } = type;
  if (uom !== WATT_HOURS) {
    const unit = uom === undefined ? 'no unit' : `the unit ${UNITS[uom] ?? 'of code'} (${uom})`;
    return {
      code: uom === 73 || uom === 63 ? 'ignored-reactive' : 'ignored-unit',
      message: `Readings with ${unit} are not watt-hours; they are left out.`,
    };
  }
  if (!PER_INTERVAL.has(accumulationBehaviour)) {
    return ignored(
      `Readings that are not the energy of their own interval (accumulation behaviour ${accumulationBehaviour}) are left out.`,
    );
  }
  if (NOT_SUMS.has(dataQualifier))
    return ignored(
      `Readings that are an average, a maximum or a minimum (data qualifier ${dataQualifier}) are left out.`,
    );
  if (flowDirection === NET) return { channel: 'import', exponent: 3 + powerOfTenMultiplier, net: true };
  if (flowDirection !== FORWARD && flowDirection !== REVERSE) {
    return ignored(
      `Readings that are neither delivered nor received (flow direction ${flowDirection}) are left out.`,
    );
  }
  return { channel: flowDirection === FORWARD ? 'import' : 'export', exponent: 3 + powerOfTenMultiplier };
}

function ignored(message: string): MeterFileNotice {
  return { code: 'ignored-kind', message };
}
