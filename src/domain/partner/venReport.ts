import { durationMs } from '../gridSignals/duration.ts';
import { valueText, type VenAttribute } from './venAttribute.ts';

/** When intervals are, as OpenADR writes it: a time and durations of ISO 8601. */
interface Period {
  readonly start?: string;
  readonly duration?: string;
  readonly randomizeStart?: string;
}

/** What an OpenADR report says of one resource, or of all of them together. */
export interface ReportedResource {
  readonly resourceName: string;
  readonly intervalPeriod?: Period;
  readonly intervals: {
    readonly id: number;
    readonly intervalPeriod?: Period;
    readonly payloads: VenAttribute[];
  }[];
}

/** What a payload of an OpenADR report means. */
export interface ReportPayload {
  readonly objectType: 'REPORT_PAYLOAD_DESCRIPTOR';
  readonly payloadType: string;
  readonly readingType?: string | null;
  readonly units?: string | null;
  readonly accuracy?: number | null;
  readonly confidence?: number | null;
}

/** One payload of a report, with what the report says elsewhere about it. */
export interface ReportedPayload {
  readonly resource: string;
  readonly startAt: Date | null;
  readonly type: string;
  readonly values: readonly string[];
  readonly unit: string | null;
}

/** Each payload of a report. An interval without a time of its own follows those before it. Source: OpenADR 3.1, intervals. */
export function reportedPayloads(
  resources: readonly ReportedResource[],
  descriptors: readonly ReportPayload[] | null,
): ReportedPayload[] {
  const unitOf = (type: string) =>
    descriptors?.find(({ payloadType }) => payloadType === type)?.units ?? null;
  return resources.flatMap(({ resourceName, intervalPeriod, intervals }) =>
    intervals.flatMap((interval, index) =>
      interval.payloads.map(({ type, values }) => ({
        resource: resourceName,
        startAt: startOf(interval.intervalPeriod) ?? startOf(intervalPeriod, index),
        type,
        values: values.map(valueText),
        unit: unitOf(type),
      })),
    ),
  );
}

/** Null: it gives none that is a time. */
function startOf(period: Period | undefined, intervalsBefore = 0): Date | null {
  const start = Date.parse(period?.start ?? '');
  const length = intervalsBefore === 0 ? 0 : durationMs(period?.duration ?? '');
  const at = start + intervalsBefore * (length ?? NaN);
  return Number.isFinite(at) ? new Date(at) : null;
}
