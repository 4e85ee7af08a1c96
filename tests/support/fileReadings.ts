/** A reading as the file has it. */
export interface FileReading {
  /** Seconds since 1970. */
  readonly start: number;
  readonly wattHours: number;
}

/**
 * Consumption of a meter file, read in the simplest way without the product's code, to compare what the product
 * says of a file. Green Button in watt-hours with no multiplier; NEM12 with one meter, in kWh.
 */
export function parseReadings(text: string): FileReading[] {
  return text.trimStart().startsWith('<') ? greenButton(text) : nem12(text);
}

function greenButton(text: string): FileReading[] {
  const readings = text.matchAll(
    /<(?:\w+:)?IntervalReading>[\s\S]*?start>(\d+)<[\s\S]*?value>(\d+)<[\s\S]*?IntervalReading>/g,
  );
  return [...readings].map(([, start, value]) => ({ start: Number(start), wattHours: Number(value) }));
}

/** NEM12 keeps the time of Brisbane all year. */
const NEM_OFFSET = 10 * 3600;

function nem12(text: string): FileReading[] {
  let consumption = false;
  let seconds = 0;
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(',');
    if (cells[0] === '200') {
      consumption = (cells[4] ?? '').startsWith('E');
      seconds = Number(cells[8]) * 60;
    }
    if (cells[0] !== '300' || !consumption) return [];
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(cells[1] ?? '') ?? [];
    const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000 - NEM_OFFSET;
    return cells
      .slice(2, 2 + 86_400 / seconds)
      .map((value, interval) => ({ start: midnight + interval * seconds, wattHours: Number(value) * 1000 }));
  });
}

/** The readings of the hour with the same local date and hour in `zone` as `start`, `weeks` weeks earlier. */
export function hourInFile(
  readings: readonly FileReading[],
  { start, weeks, zone }: { start: string; weeks: number; zone: string },
): FileReading[] {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  const shown = (at: number) =>
    Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const then = shown(Date.parse(start));
  const date = new Date(
    Date.UTC(Number(then['year']), Number(then['month']) - 1, Number(then['day'])) - weeks * 7 * 86_400_000,
  )
    .toISOString()
    .slice(0, 10);
  return readings.filter((reading) => {
    const { year, month, day, hour } = shown(reading.start * 1000);
    return `${year}-${month}-${day}` === date && hour === then['hour'];
  });
}
