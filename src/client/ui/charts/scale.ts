/** An axis with zero on it: where it begins and ends, and where its few ticks are. Unit: that of the values. */
export interface Scale {
  /** 0, or less if there are negative values. */
  readonly bottom: number;
  readonly top: number;
  /** From `bottom` to `top`, evenly spaced, including 0; at most five, or six with negative values. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A rounded axis that fits the greatest value and a negative least value, with a few ticks, at least `leastStep` apart. */
export function niceScale(greatest: number, least = 0, leastStep = 0): Scale {
  const above = Number.isFinite(greatest) && greatest > 0 ? greatest : 0;
  const below = Number.isFinite(least) && least < 0 ? -least : 0;
  const wanted = above + below > 0 ? above + below : 1;
  const rough = wanted / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    leastStep,
    (STEPS.find((candidate) => candidate * power >= rough - 1e-12) ?? 10) * power,
  );
  const down = Math.ceil(below / step - 1e-9);
  const up = Math.ceil((below === 0 ? Math.max(above, wanted) : above) / step - 1e-9);
  const ticks = Array.from({ length: down + up + 1 }, (_, index) =>
    Number(((index - down) * step).toPrecision(12)),
  );
  return { bottom: ticks[0] ?? 0, top: ticks.at(-1) ?? step, ticks };
}
