export const LEGEND_SIGN = { x: 1, y: 0, width: 18, height: 12, rx: 2 } as const;

type Interval<Field extends string> = { readonly startAt: string; readonly endAt: string } & Readonly<
  Record<Field, number | null | undefined>
>;

/** The path of a value that stays the same within each interval, with gaps where it is unknown. */
export function levels<Field extends string>(
  intervals: readonly Interval<Field>[],
  field: Field,
  { x, y }: { readonly x: (instant: string) => number; readonly y: (kilowatts: number) => number },
): string {
  let path = '';
  let known = false;
  for (const interval of intervals) {
    const value: number | null | undefined = interval[field];
    if (value == null) {
      known = false;
      continue;
    }
    path += `${known ? 'V' : `M${x(interval.startAt)} `}${y(value)}H${x(interval.endAt)}`;
    known = true;
  }
  return path;
}
