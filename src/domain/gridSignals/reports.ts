import { durationText } from './duration.ts';

/** A report a VTN requests about one of its events: payload types in OpenADR's vocabulary. */
export interface ReportRequest {
  readonly payloadTypes: readonly string[];
}

/** An event's outcome over all participants. Energy in watt-hours; null where no meter confirms it. */
export interface EventTotals {
  readonly tookPart: number;
  readonly measured: number;
  readonly reductionWh: number | null;
  readonly usedWh: number | null;
  readonly baselineWh: number | null;
}

export interface ReportedEvent {
  readonly vtnEventId: string;
  readonly start: Date;
  readonly end: Date;
}

/** Not in OpenADR's list, which lets programs add their own types: the number of participating homes. */
const PARTICIPATION_COUNT = 'PARTICIPATION_COUNT';

/**
 * The requested report in OpenADR 3.1's form: one aggregate of all homes over the event's window. Energy in
 * kilowatt-hours; DELTA_USAGE is against the baseline, so savings are negative. Requested but unknown values
 * are marked as missing. Source: OpenADR 3.1, report and its enumerations.
 */
export function createReport(
  event: ReportedEvent,
  { payloadTypes }: ReportRequest,
  totals: EventTotals,
  clientName: string,
): object {
  const reported = payloadTypes.map((type) => ({ type, value: reportValue(type, totals) }));
  const known = reported.flatMap(({ type, value }) => (value === null ? [] : [{ type, values: [value] }]));
  const counted = payloadTypes.includes(PARTICIPATION_COUNT)
    ? known
    : [...known, { type: PARTICIPATION_COUNT, values: [totals.tookPart] }];
  const quality = reported.some(({ value }) => value === null)
    ? 'MISSING'
    : totals.measured < totals.tookPart
      ? 'ESTIMATED'
      : 'OK';
  return {
    eventID: event.vtnEventId,
    clientName,
    reportName: `Results of ${event.vtnEventId}`.slice(0, 128),
    payloadDescriptors: known.map(({ type }) => ({
      objectType: 'REPORT_PAYLOAD_DESCRIPTOR',
      payloadType: type,
      ...(type === PARTICIPATION_COUNT ? {} : { readingType: 'SUMMED', units: 'KWH' }),
    })),
    resources: [
      {
        resourceName: 'AGGREGATED_REPORT',
        intervalPeriod: {
          start: event.start.toISOString(),
          duration: durationText(event.end.getTime() - event.start.getTime()),
        },
        intervals: [{ id: 0, payloads: [...counted, { type: 'DATA_QUALITY', values: [quality] }] }],
      },
    ],
  };
}

function reportValue(
  type: string,
  { tookPart, reductionWh, usedWh, baselineWh }: EventTotals,
): number | null {
  switch (type) {
    case PARTICIPATION_COUNT:
      return tookPart;
    case 'DELTA_USAGE':
      return reductionWh === null ? null : -reductionWh / 1000 || 0;
    case 'USAGE':
      return usedWh === null ? null : usedWh / 1000;
    case 'BASELINE':
      return baselineWh === null ? null : baselineWh / 1000;
    default:
      return null;
  }
}
