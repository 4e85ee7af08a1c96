import type {
  OpenAdrEvent,
  OpenAdrProgram,
  OpenAdrReport,
  OpenAdrResource,
  OpenAdrSubscription,
  OpenAdrVen,
} from '../../../../codegen/rest/types.ts';
import type { VenRow } from './store.ts';
import type { ReportRow } from './store/reports.ts';
import type { ResourceRow } from './store/resources.ts';
import type { SubscriptionRow } from './store/subscriptions.ts';
import type { VtnEventRow, VtnProgramRow } from './queries.ts';

/** Level 1 of 0 to 3: use less. Source: OpenADR 3.1, event enumerations. */
const LEVEL = 1;
const descriptors: OpenAdrProgram['payloadDescriptors'] = [
  { objectType: 'EVENT_PAYLOAD_DESCRIPTOR', payloadType: 'SIMPLE' },
];

export const toVtnProgram = ({ id, name, utility, createdAt, changedAt }: VtnProgramRow): OpenAdrProgram => ({
  id,
  createdDateTime: createdAt.toISOString(),
  modificationDateTime: changedAt.toISOString(),
  objectType: 'PROGRAM',
  programName: name,
  programDescriptions: null,
  payloadDescriptors: descriptors,
  attributes: [
    { type: 'RETAILER_LONG_NAME', values: [utility] },
    { type: 'PROGRAM_LONG_NAME', values: [name] },
  ],
  targets: null,
});

/** What devices can measure, and we would like to know. Source: OpenADR 3.1, report enumerations. */
const REPORTS: OpenAdrEvent['reportDescriptors'] = ['USAGE', 'BASELINE'].map((payloadType) => ({
  payloadType,
  readingType: 'SUMMED',
  units: 'KWH',
}));

/** With those of its targets that the reader may see. */
export function toVtnEvent(event: VtnEventRow, targets: readonly string[]): OpenAdrEvent {
  const { id, programId, program, startAt, endAt, spreadMinutes, createdAt, changedAt } = event;
  return {
    id,
    createdDateTime: createdAt.toISOString(),
    modificationDateTime: changedAt.toISOString(),
    objectType: 'EVENT',
    programID: programId,
    eventName: program,
    priority: null,
    targets: event.targets === null ? null : [...targets],
    reportDescriptors: REPORTS,
    payloadDescriptors: descriptors,
    intervalPeriod: {
      start: startAt.toISOString(),
      duration: `PT${Math.round((endAt.getTime() - startAt.getTime()) / 60_000)}M`,
      ...(spreadMinutes === null ? {} : { randomizeStart: `PT${spreadMinutes}M` }),
    },
    intervals: [{ id: 0, payloads: [{ type: 'SIMPLE', values: [LEVEL] }] }],
  };
}

export const toVtnVen = (ven: VenRow, clientId: string): OpenAdrVen => ({
  id: ven.id,
  createdDateTime: ven.createdAt.toISOString(),
  modificationDateTime: ven.changedAt.toISOString(),
  objectType: 'VEN',
  clientID: clientId,
  venName: ven.name,
  targets: [...ven.targets],
  attributes: ven.attributes === null ? null : [...ven.attributes],
});

interface Row {
  readonly id: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

const metadata = ({ id, createdAt, changedAt }: Row, clientId: string) => ({
  id,
  createdDateTime: createdAt.toISOString(),
  modificationDateTime: changedAt.toISOString(),
  clientID: clientId,
});

export const toVtnResource = (row: ResourceRow, clientId: string): OpenAdrResource => ({
  ...metadata(row, clientId),
  objectType: 'RESOURCE',
  resourceName: row.name,
  venID: row.venId,
  targets: [...row.targets],
  attributes: row.attributes === null ? null : [...row.attributes],
});

export const toVtnReport = (row: ReportRow, clientId: string): OpenAdrReport => ({
  ...metadata(row, clientId),
  objectType: 'REPORT',
  eventID: row.eventId,
  clientName: row.clientName,
  reportName: row.name,
  payloadDescriptors: row.payloadDescriptors === null ? null : [...row.payloadDescriptors],
  resources: [...row.resources],
});

export const toVtnSubscription = (row: SubscriptionRow, clientId: string): OpenAdrSubscription => ({
  ...metadata(row, clientId),
  objectType: 'SUBSCRIPTION',
  clientName: row.clientName,
  ...(row.programId === null ? {} : { programID: row.programId }),
  objectOperations: row.callbacks.map(({ objects, operations, url }) => ({
    objects: [...objects],
    operations: [...operations],
    callbackUrl: url,
  })),
  targets: row.targets === null ? null : [...row.targets],
});
