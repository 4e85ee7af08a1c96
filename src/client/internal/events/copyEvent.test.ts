import { expect, it } from 'vitest';
import { copyQuery, readCopy } from './copyEvent.ts';

const query = (event: Parameters<typeof copyQuery>[0]) =>
  new URLSearchParams(
    Object.entries(copyQuery(event)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

it('begins a form as a copy of an event, without its day', () => {
  const event = {
    programId: 'p1',
    algorithm: 'reduction',
    segmentId: 's1',
    segmentName: 'Early birds',
    nominatedKilowatts: 40,
    staggerMinutes: 5,
    isTest: true,
    start: '18:00',
    end: '20:00',
  };
  expect(readCopy(query(event))).toEqual({
    algorithm: 'reduction',
    segment: { id: 's1', name: 'Early birds' },
    nominated: '40',
    stagger: '5',
    isTest: true,
    start: '18:00',
    end: '20:00',
  });
});

it('begins an empty form without a copy, and leaves out what isn’t a time', () => {
  expect(readCopy(new URLSearchParams('start=soon'))).toEqual({
    algorithm: 'participation_reduction',
    segment: null,
    nominated: '',
    stagger: '',
    isTest: false,
    start: '',
    end: '',
  });
});
