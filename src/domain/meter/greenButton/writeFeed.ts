import type { Channel, ReadingQuality } from '../readings.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const ESPI = 'http://naesb.org/espi';
/** ESPI codes. */
const QUALITY: Readonly<Record<ReadingQuality, number>> = { estimated: 8, actual: 19 };
const FLOW: Readonly<Record<Channel, number>> = { import: 1, export: 19 };
const DELTA_DATA = 4;
const ELECTRICITY = 1;
const ENERGY = 12;
const MILLI = -3;
const WATT_HOURS = 72;

export interface FeedReading {
  /** Epoch seconds. */
  readonly start: number;
  readonly seconds: number;
  readonly mWh: number;
  readonly quality: ReadingQuality;
}

export interface FeedChannel {
  readonly channel: Channel;
  /** Length of its readings; each reading says its own as well. */
  readonly intervalSeconds: number;
  /** Readings in order, divided as they are delivered, usually by day. */
  readonly blocks: readonly (readonly FeedReading[])[];
}

export interface GreenButtonFeed {
  /** Addresses of the feed, of the resources and of the usage point: `/espi/1_1/resource/UsagePoint/1`. */
  readonly batch: string;
  readonly base: string;
  readonly point: string;
  /** The usage point's title. */
  readonly title: string;
  readonly made: Date;
  readonly channels: readonly FeedChannel[];
  /** The Atom id of a resource by its address. */
  readonly toId: (address: string) => string;
}

/** A usage point's readings as a Green Button feed (ESPI 1.1 in Atom): one block a day, milliwatt-hours. */
export function greenButtonFeed({
  batch,
  base,
  point,
  title,
  made,
  channels,
  toId,
}: GreenButtonFeed): string {
  const at = made.toISOString();
  const meterReading = (place: number): string => `${point}/MeterReading/${place + 1}`;
  const type = (place: number): string => `${base}/ReadingType/${place + 1}`;
  const entry = (
    self: string,
    { related = [], name = '', up = self.slice(0, self.lastIndexOf('/')) }: EntryLinks,
    content: string,
  ): string =>
    `<entry>
<id>${escaped(toId(self))}</id>
<link rel="self" href="${escaped(self)}"/>
<link rel="up" href="${escaped(up)}"/>
${related.map((href) => `<link rel="related" href="${escaped(href)}"/>\n`).join('')}<title>${escaped(name)}</title>
<content type="application/xml">${content}</content>
<published>${at}</published>
<updated>${at}</updated>
</entry>
`;
  const entries = [
    entry(
      point,
      {
        related: [...channels.map((_channel, place) => meterReading(place)), `${point}/MeterReading`],
        name: title,
      },
      `<UsagePoint xmlns="${ESPI}"><ServiceCategory><kind>0</kind></ServiceCategory><status>1</status></UsagePoint>`,
    ),
    ...channels.flatMap((channel, place) => [
      entry(
        meterReading(place),
        { related: [`${meterReading(place)}/IntervalBlock`, type(place)] },
        `<MeterReading xmlns="${ESPI}"/>`,
      ),
      entry(type(place), {}, readingType(channel)),
      ...channel.blocks.map((block, index) =>
        entry(
          `${meterReading(place)}/IntervalBlock/${index + 1}`,
          { up: `${meterReading(place)}/IntervalBlock` },
          intervalBlock(block),
        ),
      ),
    ]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="${ATOM}">
<id>${escaped(toId(batch))}</id>
<title>Green Button usage feed</title>
<updated>${at}</updated>
${entries.join('')}</feed>
`;
}

interface EntryLinks {
  readonly related?: readonly string[];
  readonly name?: string;
  readonly up?: string;
}

/** Elements in the order of the schema. */
function readingType({ channel, intervalSeconds }: FeedChannel): string {
  return `<ReadingType xmlns="${ESPI}">
<accumulationBehaviour>${DELTA_DATA}</accumulationBehaviour>
<commodity>${ELECTRICITY}</commodity>
<flowDirection>${FLOW[channel]}</flowDirection>
<intervalLength>${intervalSeconds}</intervalLength>
<kind>${ENERGY}</kind>
<powerOfTenMultiplier>${MILLI}</powerOfTenMultiplier>
<uom>${WATT_HOURS}</uom>
</ReadingType>`;
}

function intervalBlock(readings: readonly FeedReading[]): string {
  const start = readings[0]?.start ?? 0;
  const last = readings.at(-1);
  const rows = readings.map(
    ({ start: from, seconds, mWh, quality }) =>
      `<IntervalReading>
<ReadingQuality><quality>${QUALITY[quality]}</quality></ReadingQuality>
<timePeriod><duration>${seconds}</duration><start>${from}</start></timePeriod>
<value>${mWh}</value>
</IntervalReading>`,
  );
  return `<IntervalBlock xmlns="${ESPI}">
<interval>
<duration>${last === undefined ? 0 : last.start + last.seconds - start}</duration>
<start>${start}</start>
</interval>
${rows.join('\n')}
</IntervalBlock>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
