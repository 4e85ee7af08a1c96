import { durationText } from '../../domain/gridSignals/duration.ts';
import { randomNumbers } from '../support/random.ts';

/** How the device is registered. */
export const VEN_NAME = 'Northside fleet';

interface FleetPart {
  readonly name: string;
  /** Usual use of all together, kilowatts: from, to. */
  readonly usualKw: readonly [from: number, to: number];
  /** Part of it that stays during an event: from, to. */
  readonly stays: readonly [from: number, to: number];
}

/** What it steers. */
export const FLEET: readonly FleetPart[] = [
  { name: 'water-heaters-north', usualKw: [38, 52], stays: [0.15, 0.4] },
  { name: 'ev-chargers-east', usualKw: [60, 95], stays: [0.05, 0.3] },
];

/** What it can measure. Source: OpenADR 3.1, report enumerations. */
const MEASURED = ['USAGE', 'BASELINE'] as const;

export interface HeldEvent {
  readonly id: string;
  /** The name of its program. */
  readonly program: string;
  readonly start: Date;
  readonly end: Date;
  /** What the VTN would like to know about it. */
  readonly reportTypes: readonly string[];
}

/** The report about an event that is over; made up, the same for the same event. null: nothing of it is wanted. */
export function fleetReport({ id, program, start, end, reportTypes }: HeldEvent): object | null {
  const types = MEASURED.filter((type) => reportTypes.includes(type));
  if (types.length === 0) return null;
  const lastsMs = end.getTime() - start.getTime();
  return {
    eventID: id,
    clientName: VEN_NAME,
    reportName: `Use during ${program}`.slice(0, 128),
    payloadDescriptors: types.map((payloadType) => ({
      objectType: 'REPORT_PAYLOAD_DESCRIPTOR',
      payloadType,
      readingType: 'SUMMED',
      units: 'KWH',
    })),
    resources: FLEET.map(({ name, usualKw, stays }) => {
      const next = randomNumbers('ven', name, id);
      const between = ([from, to]: readonly [number, number]): number => from + (to - from) * next();
      const baseline = between(usualKw) * (lastsMs / 3_600_000);
      const kwh = { BASELINE: baseline, USAGE: baseline * between(stays) };
      return {
        resourceName: name,
        intervalPeriod: { start: start.toISOString(), duration: durationText(lastsMs) },
        intervals: [
          { id: 0, payloads: types.map((type) => ({ type, values: [Math.round(kwh[type] * 10) / 10] })) },
        ],
      };
    }),
  };
}
