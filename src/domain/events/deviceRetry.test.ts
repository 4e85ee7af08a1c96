import { expect, it } from 'vitest';
import { NOT_BEGUN } from './deviceInEvent.ts';
import { retried } from './deviceRetry.ts';

const givenUp = {
  ...NOT_BEGUN,
  advance: 'OFFLINE_GIVEN_UP',
  participation: 'OTHER',
  history: 'OFFLINE_GIVEN_UP',
  tries: 3,
} as const;

it('commands a device that was given up once more, with fresh tries', () => {
  expect(retried(givenUp, 500)).toEqual({
    row: {
      ...givenUp,
      advance: 'SCHEDULED',
      participation: null,
      history: 'SCHEDULED',
      step: 'command',
      dueAt: 500,
      failures: 0,
    },
    log: ['SCHEDULED'],
  });
});

it.each(['SHIFTED', 'OFFLINE', 'OPT_OUT', 'ALREADY_OFF', 'DISCONNECTED', null] as const)(
  'leaves a device alone that is %s',
  (advance) => {
    expect(retried({ ...givenUp, advance }, 500)).toBeNull();
  },
);
