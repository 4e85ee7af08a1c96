/** Synthetic meter files in the real formats, for tests and demonstrations without a real file. */

export interface SampleNem12 {
  readonly nmi?: string;
  /** `CCYYMMDD`. */
  readonly firstDay?: string;
  readonly days?: number;
  readonly intervalMinutes?: number;
  /** `E1` consumption, `B1` export, `Q1` reactive. */
  readonly registers?: readonly string[];
  /** The file's creation time, `CCYYMMDDhhmm`. */
  readonly made?: string;
  readonly lineEnd?: '\n' | '\r\n';
  /** One value's text, in kilowatt-hours. */
  readonly value?: (register: string, day: number, interval: number) => string;
}

export function sampleNem12(options: SampleNem12 = {}): string {
  const {
    nmi = 'SAMPLE0001',
    firstDay = '20260601',
    days = 2,
    intervalMinutes = 30,
    registers = ['E1'],
    made = '202607010930',
    lineEnd = '\r\n',
    value = (register, day, interval) =>
      sampleKWh(register, day, (interval * intervalMinutes) / 60, intervalMinutes / 60),
  } = options;
  const first = Date.UTC(
    Number(firstDay.slice(0, 4)),
    Number(firstDay.slice(4, 6)) - 1,
    Number(firstDay.slice(6, 8)),
  );
  const lines = [`100,NEM12,${made},MADEUP,MADEUP`];
  for (const register of registers) {
    const unit = /^[EB]/.test(register) ? 'kWh' : 'kVArh';
    lines.push(
      `200,${nmi},${registers.join('')},${register},${register},N1,METER1,${unit},${intervalMinutes},`,
    );
    for (let day = 0; day < days; day += 1) {
      const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
      const values = Array.from({ length: 1440 / intervalMinutes }, (_, interval) =>
        value(register, day, interval),
      );
      lines.push(`300,${date},${values.join(',')},A,,,,`);
    }
  }
  lines.push('900');
  return lines.join(lineEnd) + lineEnd;
}

export interface SampleGreenButton {
  /** The last part of the UsagePoint's address. */
  readonly point?: string;
  /** First reading, epoch seconds. */
  readonly start?: number;
  readonly count?: number;
  readonly seconds?: number;
  /** Elements of the ReadingType, by name. */
  readonly readingType?: Readonly<Record<string, number>>;
  /** The feed's creation time, ISO 8601. */
  readonly made?: string;
  /** A reading's content besides its time; by default its value in watt-hours. */
  readonly reading?: (index: number, start: number) => string;
  /** Uses default namespaces (as aggregators do) instead of the prefix `espi`. */
  readonly plain?: boolean;
}

/** A Green Button feed with one usage point and one interval block. */
export function sampleGreenButton(options: SampleGreenButton = {}): string {
  const {
    point = '7',
    start = Date.UTC(2026, 5, 1, 7) / 1000,
    count = 48,
    seconds = 3600,
    readingType = {},
    made = '2026-07-01T00:00:00Z',
    reading = (_, at) =>
      `<value>${Math.round(Number(sampleKWh('E1', Math.floor(at / 86_400), (at % 86_400) / 3600, seconds / 3600)) * 1000)}</value>`,
    plain = false,
  } = options;
  const type = {
    accumulationBehaviour: 4,
    commodity: 1,
    flowDirection: 1,
    intervalLength: seconds,
    powerOfTenMultiplier: 0,
    uom: 72,
    ...readingType,
  };
  const base = `https://utility.example/espi/1_1/resource/RetailCustomer/5/UsagePoint/${point}`;
  const readings = Array.from({ length: count }, (_, i) => {
    const at = start + i * seconds;
    return (
      `<IntervalReading><timePeriod><duration>${seconds}</duration>` +
      `<start>${at}</start></timePeriod>${reading(i, at)}</IntervalReading>`
    );
  });
  const entries = [
    entry(
      base,
      [`${base}/MeterReading`],
      '<UsagePoint><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>',
      'Made-up home',
    ),
    entry(
      `${base}/MeterReading/1`,
      [`${base}/MeterReading/1/IntervalBlock`, 'https://utility.example/espi/1_1/resource/ReadingType/1'],
      '<MeterReading/>',
    ),
    entry(
      'https://utility.example/espi/1_1/resource/ReadingType/1',
      [],
      `<ReadingType>${Object.entries(type)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')}</ReadingType>`,
    ),
    entry(
      `${base}/MeterReading/1/IntervalBlock/1`,
      [],
      `<IntervalBlock><interval><duration>${count * seconds}</duration>` +
        `<start>${start}</start></interval>\n${readings.join('\n')}\n</IntervalBlock>`,
    ),
  ].map((text) => (plain ? text : prefixed(text)));
  const espi = plain ? '' : ' xmlns:espi="http://naesb.org/espi"';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom"${espi}>\n` +
    '<id>urn:uuid:made-up</id><title>Made-up feed</title>' +
    `<updated>${made}</updated>\n${entries.join('\n')}\n</feed>\n`
  );
}

function entry(self: string, related: readonly string[], content: string, title = ''): string {
  const up = self.slice(0, self.lastIndexOf('/'));
  const links = [
    `<link rel="self" href="${self}"/>`,
    `<link rel="up" href="${up}"/>`,
    ...related.map((href) => `<link rel="related" href="${href}"/>`),
  ];
  return `<entry><title>${title}</title>${links.join('')}<content>${content}</content></entry>`;
}

/** Prefixes ESPI elements and leaves Atom's alone. */
function prefixed(text: string): string {
  return text.replace(/<(\/?)(?!entry|title|link|content)([A-Za-z])/g, '<$1espi:$2');
}

/** A plausible household: base load, morning and evening peaks, daily variation, rooftop solar. */
function sampleKWh(register: string, day: number, hour: number, hours: number): string {
  const hump = (centre: number, width: number): number => Math.exp(-(((hour - centre) / width) ** 2));
  const mood = 0.8 + ((day * 37) % 17) / 40;
  const kW = register.startsWith('B')
    ? 2.4 * hump(12.5, 3) * mood
    : 0.25 + (0.7 * hump(7.5, 1.2) + 1.3 * hump(19, 2)) * mood;
  return (kW * hours).toFixed(3);
}
