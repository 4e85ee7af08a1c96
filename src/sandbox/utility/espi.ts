import { greenButtonFeed } from '../../domain/meter/greenButton/writeFeed.ts';
import { toLocalDate, localDaySeconds, startOfLocalDay } from '../../domain/meter/zone.ts';
import { html } from '../support/html.ts';
import type { Authorization, Customer } from '../world/types.ts';
import type { MeterReading } from './household.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const ESPI = 'http://naesb.org/espi';

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
  const given = daily ? dailyTotals(readings, zone) : readings;
  const directions = [
    { channel: 'import', of: (each: MeterReading) => each.taken },
    { channel: 'export', of: (each: MeterReading) => each.given },
  ] as const;
  const channels = customer.solar ? directions : directions.slice(0, 1);
  return greenButtonFeed({
    batch: `${base}/Batch/${customer.id}`,
    base,
    point: customer.meter ?? `${base}/RetailCustomer/${customer.id}/UsagePoint/1`,
    title: customer.name,
    made,
    toId: (address) => address,
    channels: channels.map(({ channel, of }) => ({
      channel,
      intervalSeconds: daily ? 86_400 : customer.intervalSeconds,
      blocks: toBlocks(given, zone).map((block) => block.map((each) => ({ ...each, mWh: of(each) }))),
    })),
  });
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
