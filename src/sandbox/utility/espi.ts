import { toLocalDate, localDaySeconds, startOfLocalDay } from '../../domain/meter/zone.ts';
import { html, Html } from '../support/html.ts';
import type { Authorization, Customer } from '../world/types.ts';
import type { MeterReading } from './household.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const ESPI = 'http://naesb.org/espi';
/** ESPI codes: quality "estimated" and "revenue quality", energy taken and fed in, watt-hours. */
const QUALITY = { estimated: 8, actual: 19 } as const;
const FORWARD = 1;
const REVERSE = 19;
const MILLI = -3;

export interface FeedFacts {
  readonly customer: Customer;
  readonly zone: string;
  /** Base address of the resources: `http://localhost:6700/utility/cedar/espi/1_1/resource`. */
  readonly base: string;
  readonly made: Date;
  readonly readings: readonly MeterReading[];
  /** Daily totals instead of intervals. */
  readonly daily: boolean;
}

/** The feed of a customer's usage point: energy taken and, with solar, fed in. */
export function usageFeed({ customer, zone, base, made, readings, daily }: FeedFacts): string {
  const point = `${base}/RetailCustomer/${customer.id}/UsagePoint/1`;
  const given = daily ? dailyTotals(readings, zone) : readings;
  const directions = [
    { number: 1, code: FORWARD, of: (each: MeterReading) => each.taken },
    { number: 2, code: REVERSE, of: (each: MeterReading) => each.given },
  ];
  const used = customer.solar ? directions : directions.slice(0, 1);
  const meterReading = (number: number): string => `${point}/MeterReading/${number}`;
  const type = (number: number): string => `${base}/ReadingType/${number}`;
  const entries = [
    entry(
      point,
      used.map(({ number }) => meterReading(number)).concat(`${point}/MeterReading`),
      made,
      html`<UsagePoint xmlns="${ESPI}"><ServiceCategory><kind>0</kind></ServiceCategory><status>1</status></UsagePoint>`,
      customer.name,
    ),
    ...used.flatMap(({ number, code, of }) => [
      entry(
        meterReading(number),
        [`${meterReading(number)}/IntervalBlock`, type(number)],
        made,
        html`<MeterReading xmlns="${ESPI}"/>`,
      ),
      entry(type(number), [], made, readingType(code, daily ? 86_400 : customer.intervalSeconds)),
      ...toBlocks(given, zone).map((block, index) =>
        entry(
          `${meterReading(number)}/IntervalBlock/${index + 1}`,
          [],
          made,
          intervalBlock(block, of),
          '',
          `${meterReading(number)}/IntervalBlock`,
        ),
      ),
    ]),
  ];
  const { text } = html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="${ATOM}">
<id>${`${base}/Batch/${customer.id}`}</id>
<title>Green Button usage feed</title>
<updated>${made.toISOString()}</updated>
${entries}</feed>
`;
  return text;
}

/** The authorization's resource. */
export function authorizationEntry(
  authorization: Authorization,
  addresses: { readonly self: string; readonly resource: string },
): string {
  const { id, status, scope, createdAt, expiresAt } = authorization;
  const from = Math.floor(Date.parse(createdAt) / 1_000);
  const until = Math.floor(Date.parse(expiresAt) / 1_000);
  const { text } = html`<?xml version="1.0" encoding="UTF-8"?>
<entry xmlns="${ATOM}">
<id>urn:authorization:${id}</id>
<link rel="self" href="${addresses.self}"/>
<title>Authorization</title>
<updated>${createdAt}</updated>
<content type="application/xml">
<Authorization xmlns="${ESPI}">
<authorizedPeriod><duration>${until - from}</duration><start>${from}</start></authorizedPeriod>
<status>${status}</status>
<expires_at>${until}</expires_at>
<grant_type>authorization_code</grant_type>
<scope>${scope}</scope>
<token_type>Bearer</token_type>
<resourceURI>${addresses.resource}</resourceURI>
<authorizationURI>${addresses.self}</authorizationURI>
</Authorization>
</content>
</entry>
`;
  return text;
}

function readingType(flowDirection: number, seconds: number): Html {
  return html`<ReadingType xmlns="${ESPI}">
<accumulationBehaviour>4</accumulationBehaviour>
<commodity>1</commodity>
<flowDirection>${flowDirection}</flowDirection>
<intervalLength>${seconds}</intervalLength>
<kind>12</kind>
<powerOfTenMultiplier>${MILLI}</powerOfTenMultiplier>
<uom>72</uom>
</ReadingType>`;
}

function intervalBlock(readings: readonly MeterReading[], of: (reading: MeterReading) => number): Html {
  const start = readings[0]?.start ?? 0;
  const last = readings.at(-1);
  const rows = readings.map(
    (each) =>
      `<IntervalReading>
<ReadingQuality><quality>${QUALITY[each.quality]}</quality></ReadingQuality>
<timePeriod><duration>${each.seconds}</duration><start>${each.start}</start></timePeriod>
<value>${of(each)}</value>
</IntervalReading>`,
  );
  return html`<IntervalBlock xmlns="${ESPI}">
<interval>
<duration>${last ? last.start + last.seconds - start : 0}</duration>
<start>${start}</start>
</interval>
${new Html(rows.join('\n'))}
</IntervalBlock>`;
}

function entry(
  self: string,
  related: readonly string[],
  made: Date,
  content: Html,
  title = '',
  up = self.slice(0, self.lastIndexOf('/')),
): Html {
  return html`<entry>
<id>${self}</id>
<link rel="self" href="${self}"/>
<link rel="up" href="${up}"/>
${related.map((href) => html`<link rel="related" href="${href}"/>`)}
<title>${title}</title>
<content type="application/xml">${content}</content>
<published>${made.toISOString()}</published>
<updated>${made.toISOString()}</updated>
</entry>
`;
}

/** The readings of each local day. */
function toBlocks(readings: readonly MeterReading[], zone: string): MeterReading[][] {
  const days = new Map<string, MeterReading[]>();
  for (const reading of readings) {
    const date = toLocalDate(zone, reading.start);
    const day = days.get(date);
    if (day) day.push(reading);
    else days.set(date, [reading]);
  }
  return [...days.values()];
}

/** One reading per whole local day. */
function dailyTotals(readings: readonly MeterReading[], zone: string): MeterReading[] {
  return toBlocks(readings, zone).flatMap((day) => {
    const date = toLocalDate(zone, day[0]?.start ?? 0);
    const seconds = localDaySeconds(zone, date);
    if (day.reduce((sum, each) => sum + each.seconds, 0) !== seconds) return [];
    const total = (of: (reading: MeterReading) => number): number =>
      day.reduce((sum, each) => sum + of(each), 0);
    const quality = day.every((each) => each.quality === 'actual') ? 'actual' : 'estimated';
    return [
      {
        start: startOfLocalDay(zone, date),
        seconds,
        taken: total((each) => each.taken),
        given: total((each) => each.given),
        quality,
      },
    ];
  });
}
