/** An expected power and its range, for a text. */
export function rangeFigures({
  kilowatts,
  lowKilowatts,
  highKilowatts,
}: {
  readonly kilowatts?: number | null | undefined;
  readonly lowKilowatts?: number | null | undefined;
  readonly highKilowatts?: number | null | undefined;
}) {
  return {
    kilowatts: powerFigure(kilowatts ?? 0),
    low: powerFigure(lowKilowatts ?? 0),
    high: powerFigure(highKilowatts ?? 0),
  };
}

/** Three figures are enough: 1234 kW, 12.3 kW, 0.85 kW. */
export function powerFigure(kilowatts: number): number {
  return kilowatts === 0 || Math.abs(kilowatts) >= 100
    ? Math.round(kilowatts)
    : Number(kilowatts.toPrecision(3));
}
