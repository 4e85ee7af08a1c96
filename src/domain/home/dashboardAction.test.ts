import { describe, expect, it } from 'vitest';
import { dashboardAction, type DashboardFacts } from './dashboardAction.ts';

const settled: DashboardFacts = {
  isOwner: true,
  utilityIssue: false,
  signup: null,
  devices: 2,
  devicesInTrouble: 0,
  devicesUnacknowledged: false,
  unansweredEventId: null,
  away: false,
  textMessagesOpen: false,
  features: { devices: true, invite: true },
};

describe('HOM-02: the one next step on Home', () => {
  it.each<[string, Partial<DashboardFacts>, string | null]>([
    [
      'a broken utility connection before everything',
      { utilityIssue: true, signup: 'connect-utility', devicesInTrouble: 1 },
      'fix-utility',
    ],
    ['joining before devices', { signup: 'connect-utility', devicesInTrouble: 1 }, 'connect-utility'],
    [
      'a device that needs attention before the next event',
      { devicesInTrouble: 1, unansweredEventId: 'e' },
      'mend-device',
    ],
    [
      'what events do to devices, once',
      { devicesUnacknowledged: true, unansweredEventId: 'e' },
      'acknowledge-devices',
    ],
    [
      'a person of the home joins its events',
      { isOwner: false, devicesInTrouble: 1, unansweredEventId: 'e' },
      'join-event',
    ],
    [
      'a person of the home is offered nothing else',
      { isOwner: false, devices: 0, signup: 'list-appliances' },
      null,
    ],
    ['the next event before more devices', { devices: 0, unansweredEventId: 'e' }, 'join-event'],
    ['no event for who is away', { unansweredEventId: 'e', away: true }, 'invite'],
    [
      'a first device before the small steps of joining',
      { devices: 0, signup: 'add-phone' },
      'connect-device',
    ],
    ['the small steps of joining', { signup: 'add-phone', textMessagesOpen: true }, 'add-phone'],
    ['text messages', { textMessagesOpen: true }, 'set-up-notifications'],
    ['friends, when all is done', {}, 'invite'],
    [
      'no page of devices where it is off',
      { devices: 0, devicesInTrouble: 1, features: { devices: false, invite: true } },
      'invite',
    ],
    ['nothing', { features: { devices: true, invite: false } }, null],
  ])('%s', (_name, facts, id) => {
    expect(dashboardAction({ ...settled, ...facts })?.id ?? null).toBe(id);
  });

  it('links to the unanswered event', () => {
    expect(dashboardAction({ ...settled, unansweredEventId: 'abc' })?.path).toBe('/events/abc');
  });
});
