import type { OpenAdrEvent, OpenAdrProgram, OpenAdrVen } from '../../../../codegen/rest/types.ts';
import type { VenRow } from './store.ts';
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

export function toVtnEvent(event: VtnEventRow): OpenAdrEvent {
  const { id, programId, program, startAt, endAt, spreadMinutes, createdAt, changedAt } = event;
  return {
    id,
    createdDateTime: createdAt.toISOString(),
    modificationDateTime: changedAt.toISOString(),
    objectType: 'EVENT',
    programID: programId,
    eventName: program,
    priority: null,
    targets: null,
    reportDescriptors: null,
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
  targets: [],
  attributes: ven.attributes === null ? null : [...ven.attributes],
});
