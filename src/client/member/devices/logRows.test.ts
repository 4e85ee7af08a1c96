import { expect, it } from 'vitest';
import { inRows } from './logRows.ts';

const entry = (id: string, eventId: string | null = null) => ({ id, eventId });

it('makes one row of an event where its latest entry is, with its steps in order of time', () => {
  const events = [{ eventId: 'e1' }, { eventId: 'e2' }];
  const rows = inRows(
    [entry('done', 'e2'), entry('offline'), entry('off', 'e2'), entry('kept out', 'e1'), entry('added')],
    ({ eventId }) => events.find((event) => event.eventId === eventId) ?? null,
  );
  expect(rows.map(({ event, entries }) => [event?.eventId ?? null, entries.map(({ id }) => id)])).toEqual([
    ['e2', ['off', 'done']],
    [null, ['offline']],
    ['e1', ['kept out']],
    [null, ['added']],
  ]);
  expect(rows.map(({ latest }) => latest.id)).toEqual(['done', 'offline', 'kept out', 'added']);
});
