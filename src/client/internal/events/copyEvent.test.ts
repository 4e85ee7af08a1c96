import { expect, it } from 'vitest';
import { copyEventQuery, copyQuery, isCopyOfGroup, readCopy, type EventCopy } from './copyEvent.ts';

const address = (query: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
const query = (event: EventCopy) => address(copyQuery(event));

const EMPTY: EventCopy = {
  programIds: [],
  algorithm: 'participation_reduction',
  segment: null,
  nominated: '',
  stagger: '',
  isTest: false,
  start: '',
  end: '',
};

it('begins a form as a copy of an event, without its day', () => {
  const event: EventCopy = {
    programIds: ['p1', 'p2'],
    algorithm: 'reduction',
    segment: { id: 's1', name: 'Early birds' },
    nominated: '40',
    stagger: '5',
    isTest: true,
    start: '18:00',
    end: '20:00',
  };
  expect(readCopy(query(event))).toEqual(event);
  expect(readCopy(query(EMPTY))).toEqual(EMPTY);
});

it('begins an empty form without a copy, and leaves out what isn’t a time', () => {
  expect(readCopy(new URLSearchParams('start=soon'))).toEqual(EMPTY);
});

it('copies one group as an event for all homes, without what the group promised', () => {
  const group = address(copyEventQuery({ ...EMPTY, nominated: '40' }, true));
  expect(isCopyOfGroup(group)).toBe(true);
  expect(readCopy(group).nominated).toBe('');
  expect(copyEventQuery({ ...EMPTY, nominated: '40' }, false)).toEqual(
    copyQuery({ ...EMPTY, nominated: '40' }),
  );
});
