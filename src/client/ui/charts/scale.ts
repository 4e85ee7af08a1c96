/** An axis from zero: where it ends and where its few ticks are. Unit: that of the values. */
export interface Scale {
  readonly top: number;
  /** From 0 to `top`, evenly spaced, at most five. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A round axis that the greatest value fits under, with three or four spaces between its ticks. */
export function niceScale(greatest: number): Scale {
  const wanted = Number.isFinite(greatest) && greatest > 0 ? greatest : 1;
  const rough = wanted / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough - 1e-12) ?? 10) * power;
  const spaces = Math.ceil(wanted / step - 1e-9);
  const ticks = Array.from({ length: spaces + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { top: ticks.at(-1) ?? step, ticks };
}
