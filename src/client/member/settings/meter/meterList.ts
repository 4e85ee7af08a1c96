import type { MeterData } from '../../../../../codegen/rest/types.ts';

type ServicePoint = MeterData['service_points'][number];

/** The meter with the latest readings first; one without any comes last. */
export function latestFirst<Point extends Pick<ServicePoint, 'last_day'>>(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => (b.last_day ?? '').localeCompare(a.last_day ?? ''));
}

/** Whether the end of a meter's number identifies the meter; some files name meters by words or a single digit. */
export function isNumber(last4: string): boolean {
  return last4.length === 4 && /\d/.test(last4);
}
