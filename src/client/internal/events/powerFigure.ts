/** Three figures are enough: 1234 kW, 12.3 kW, 0.85 kW. */
export function powerFigure(kilowatts: number): number {
  return kilowatts === 0 || Math.abs(kilowatts) >= 100
    ? Math.round(kilowatts)
    : Number(kilowatts.toPrecision(3));
}
