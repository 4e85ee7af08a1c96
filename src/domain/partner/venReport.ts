import type { VenAttribute } from './venAttribute.ts';

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
