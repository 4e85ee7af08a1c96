import { describe, expect, it } from 'vitest';
import { signupProgress } from './progress.ts';
import { mayBeSkipped, signupRoute, signupStep, type SignupFacts } from './route.ts';
import { SIGNUP_STEPS, signupStepName, type SignupStepName } from './steps.ts';

const stranger: SignupFacts = {
  member: false,
  zip: null,
  notYet: false,
  named: false,
  ssoLogin: false,
  passwordSet: false,
  utility: 'none',
  connection: null,
  outage: false,
  phone: 'none',
  appliancesSent: false,
  plugsSent: false,
  legacy: 'no',
  skipped: new Set(),
  finished: false,
  features: { phone: true, appliances: true, plugOffer: false },
};
const located: SignupFacts = { ...stranger, zip: 1 };
const member: SignupFacts = { ...located, member: true, named: true };
const withPassword: SignupFacts = { ...member, passwordSet: true };
const chosen = (
  state: string,
  substate: string | null,
  method: 'ACCOUNT_NUMBER' | 'OAUTH' = 'ACCOUNT_NUMBER',
): SignupFacts => ({ ...withPassword, utility: 'listed', connection: { method, state, substate } });
const connected = chosen('MarketEnrolled', 'Connected');
const phoned: SignupFacts = { ...connected, phone: 'verified' };
const listed: SignupFacts = { ...phoned, appliancesSent: true };
const skipping = (facts: SignupFacts, ...steps: SignupStepName[]): SignupFacts => ({
  ...facts,
  skipped: new Set(steps),
});
const offered = (facts: SignupFacts): SignupFacts => ({
  ...facts,
  features: { phone: true, appliances: true, plugOffer: true },
});

const names = (facts: SignupFacts): string =>
  signupRoute(facts)
    .map(({ name }) => name)
    .join(' ');
const toTheDoor = 'zip_code full password';
const afterwards = 'connect_phone confirm_phone appliances dashboard';

describe('a skipped connection', () => {
  it.each([
    ['before it began', skipping(chosen('PreValid', 'LocationOK'), 'connect_utility'), 'connect_phone'],
    [
      'at the utility’s log-in',
      skipping(chosen('AuthStart', 'Started', 'OAUTH'), 'connect_utility_oauth'),
      'connect_phone',
    ],
    [
      'back from there without a yes',
      skipping(chosen('AuthStart', 'Cancelled', 'OAUTH'), 'connect_utility_oauth'),
      'connect_phone',
    ],
    [
      'and allowed all the same',
      skipping(chosen('AuthDone', 'Connected', 'OAUTH'), 'connect_utility_oauth'),
      'check_eligible',
    ],
  ] as const)('%s is not checked', (_when, facts, step) => {
    expect(signupStep(facts)).toBe(step);
  });
});

describe('the next sign-up step', () => {
  it('SGN-01: has sixteen names', () => {
    expect([...SIGNUP_STEPS].sort()).toHaveLength(16);
    expect([signupStepName('select_tplink'), signupStepName('selectTplink')]).toEqual([
      'select_tplink',
      null,
    ]);
  });

  it.each<[string, SignupFacts, SignupStepName]>([
    ['a stranger says first where the home is', stranger, 'zip_code'],
    ['then who it is', located, 'full'],
    ['waits there for the email', { ...located, named: true }, 'full'],
    ['a member without the place of the home gives it first', { ...member, zip: null }, 'zip_code'],
    ['the email leads to the password', member, 'password'],
    ['who logs in by single sign-on has none', { ...member, ssoLogin: true }, 'select_utility'],
    ['single sign-on without a name asks for it', { ...member, ssoLogin: true, named: false }, 'full'],
    ['after the password comes the utility', withPassword, 'select_utility'],
    [
      'a stranger whose utility cannot be connected yet is asked for nothing more',
      { ...located, notYet: true },
      'zip_code',
    ],
    [
      'a member who chose a utility that cannot be connected yet goes on',
      { ...chosen('PreValid', 'NotYet'), notYet: true },
      'connect_phone',
    ],
    [
      'a member who gave the number for files sees what is still awaited',
      chosen('AuthStart', 'AwaitingFile'),
      'check_eligible',
    ],
    ['where no utility takes part there is none to choose', { ...withPassword, zip: 0 }, 'connect_phone'],
    [
      'where events are not held yet, the utility can be chosen all the same',
      { ...withPassword, zip: 2 },
      'select_utility',
    ],
    [
      'a utility that is not in the list cannot be connected',
      { ...withPassword, utility: 'other' },
      'connect_phone',
    ],
    ['a chosen utility is connected', chosen('PreValid', 'LocationOK'), 'connect_utility'],
    ['by its own log-in, too', chosen('PreValid', 'LocationOK', 'OAUTH'), 'connect_utility'],
    ['who is at the log-in is waited for', chosen('AuthStart', 'Started', 'OAUTH'), 'connect_utility_oauth'],
    [
      'who came back without a yes begins again',
      chosen('AuthStart', 'Cancelled', 'OAUTH'),
      'connect_utility',
    ],
    ['an account number is looked at', chosen('AuthStart', 'Started'), 'check_eligible'],
    ['a consent is looked at', chosen('AuthDone', 'Connected', 'OAUTH'), 'check_eligible'],
    [
      'asks again for a number that fits no home',
      chosen('pending', 'issue_matching_records'),
      'connect_utility',
    ],
    ['a no is read', chosen('AuthDone', 'ISOIneligible', 'OAUTH'), 'check_eligible'],
    ['a yes goes on', connected, 'connect_phone'],
    [
      'while the utility is down, that is said instead',
      { ...chosen('PreValid', 'LocationOK', 'OAUTH'), outage: true },
      'utility_outage',
    ],
    ['an outage does not matter to what is connected', { ...connected, outage: true }, 'connect_phone'],
    [
      'nor to what is being looked at',
      { ...chosen('AuthDone', 'Connected', 'OAUTH'), outage: true },
      'check_eligible',
    ],
    ['a move is asked about', chosen('MarketEnrolled', 'PossibleMove'), 'check_if_moved'],
    [
      'also when joining was finished long ago',
      { ...chosen('AuthDone', 'PossibleMove'), finished: true },
      'check_if_moved',
    ],
    ['a number that waits for its code', { ...connected, phone: 'waiting' }, 'confirm_phone'],
    ['the appliances', phoned, 'appliances'],
    ['plugs, where they are offered', offered(listed), 'select_tplink'],
    ['asked for plugs', { ...offered(listed), plugsSent: true }, 'dashboard'],
    ['done', listed, 'dashboard'],
    ['taken over from an earlier system: looks at it first', { ...listed, legacy: 'unconfirmed' }, 'legacy'],
    ['and goes on when it is right', { ...listed, legacy: 'confirmed' }, 'dashboard'],
    [
      'what is only offered is not asked again of who was done',
      { ...connected, finished: true },
      'dashboard',
    ],
    [
      'SGN-15: but a code that was sent is asked for',
      { ...connected, finished: true, phone: 'waiting' },
      'confirm_phone',
    ],
    [
      'but a connection that was revoked is',
      { ...chosen('AuthStart', 'Revoked', 'OAUTH'), finished: true },
      'connect_utility',
    ],
    ['without the utility for now', skipping(withPassword, 'select_utility'), 'connect_phone'],
    [
      'without the connection for now',
      skipping(chosen('PreValid', 'LocationOK', 'OAUTH'), 'connect_utility'),
      'connect_phone',
    ],
    [
      'without waiting for the utility',
      skipping(chosen('AuthDone', 'Connected'), 'check_eligible'),
      'connect_phone',
    ],
    [
      'without waiting for the end of the outage',
      skipping({ ...chosen('PreValid', null), outage: true }, 'utility_outage'),
      'connect_phone',
    ],
    ['without a phone', skipping(connected, 'connect_phone'), 'appliances'],
    ['without the code', skipping({ ...connected, phone: 'waiting' }, 'confirm_phone'), 'appliances'],
    [
      'what must not be left out is asked although it is on the list',
      skipping(member, 'password'),
      'password',
    ],
    [
      'SGN-32: without the question for a phone',
      { ...connected, features: { phone: false, appliances: true, plugOffer: false } },
      'appliances',
    ],
    [
      'SGN-32: without the question for appliances',
      { ...phoned, features: { phone: true, appliances: false, plugOffer: false } },
      'dashboard',
    ],
  ])('%s', (_why, facts, step) => {
    expect(signupStep(facts)).toBe(step);
  });
});

describe('the sign-up route', () => {
  it.each([
    [
      'a stranger sees the usual one',
      stranger,
      `${toTheDoor} select_utility connect_utility check_eligible ${afterwards}`,
    ],
    ['where no utility takes part', { ...stranger, zip: 0 as const }, `${toTheDoor} ${afterwards}`],
    [
      'by single sign-on',
      { ...member, ssoLogin: true },
      `zip_code full select_utility connect_utility check_eligible ${afterwards}`,
    ],
    [
      'a utility with a log-in',
      chosen('PreValid', null, 'OAUTH'),
      `${toTheDoor} select_utility connect_utility connect_utility_oauth check_eligible ${afterwards}`,
    ],
    [
      'a utility that is down',
      { ...chosen('PreValid', null, 'OAUTH'), outage: true },
      `${toTheDoor} select_utility utility_outage ${afterwards}`,
    ],
    [
      'a utility that is not listed',
      { ...withPassword, utility: 'other' as const },
      `${toTheDoor} select_utility ${afterwards}`,
    ],
    [
      'no utility for now',
      skipping(withPassword, 'select_utility'),
      `${toTheDoor} select_utility ${afterwards}`,
    ],
    [
      'plugs',
      offered(stranger),
      `${toTheDoor} select_utility connect_utility check_eligible connect_phone confirm_phone appliances select_tplink dashboard`,
    ],
    [
      'a member taken over',
      { ...stranger, legacy: 'unconfirmed' as const },
      `legacy ${toTheDoor} select_utility connect_utility check_eligible ${afterwards}`,
    ],
  ])('%s', (_who, facts, way) => {
    expect(names(facts)).toBe(way);
  });

  it('shows what is done and what may be skipped', () => {
    expect(
      signupRoute(skipping(chosen('PreValid', null), 'connect_utility')).map(
        ({ name, done, skippable }) => `${name}${done ? ' done' : ''}${skippable ? ' skippable' : ''}`,
      ),
    ).toEqual([
      'zip_code done',
      'full done',
      'password done',
      'select_utility done skippable',
      'connect_phone skippable',
      'confirm_phone skippable',
      'appliances skippable',
      'dashboard',
    ]);
  });

  it('SGN-29: allows skipping these and no others', () => {
    expect(SIGNUP_STEPS.filter(mayBeSkipped)).toEqual([
      'select_utility',
      'connect_utility',
      'connect_utility_oauth',
      'check_eligible',
      'utility_outage',
      'connect_phone',
      'confirm_phone',
      'appliances',
      'select_tplink',
    ]);
  });

  it('does not return to the utility when it refuses, or is back, after the member went on', () => {
    const refused = chosen('pending', 'issue_matching_records');
    expect(signupStep(refused)).toBe('connect_utility');
    expect(signupStep(skipping(refused, 'check_eligible'))).toBe('connect_phone');
    expect(signupStep(skipping(chosen('PreValid', null, 'OAUTH'), 'utility_outage'))).toBe('connect_phone');
    expect(signupStep({ ...skipping(refused, 'check_eligible'), finished: true })).toBe('connect_utility');
  });

  it('does not return to the check when the market looks once more, after a later question was answered', () => {
    const again = chosen('AuthDone', 'MappingDataVerified', 'OAUTH');
    expect(signupStep(chosen('AuthDone', null, 'OAUTH'))).toBe('connect_phone');
    expect(signupStep(again)).toBe('check_eligible');
    expect(signupStep(skipping(again, 'connect_phone'))).toBe('appliances');
    expect(signupStep({ ...again, phone: 'waiting' })).toBe('confirm_phone');
    const skippedAll = skipping(again, 'connect_phone', 'appliances', 'select_tplink');
    expect(signupStep({ ...skippedAll, finished: true })).toBe('dashboard');
  });
});

describe('the progress', () => {
  it.each<[SignupFacts, SignupStepName, string | null]>([
    [stranger, 'zip_code', 'home 1 of null'],
    [{ ...located, notYet: true }, 'zip_code', 'home 1 of null'],
    [located, 'full', 'you 2 of 5'],
    [withPassword, 'select_utility', 'utility 3 of 5'],
    [withPassword, 'zip_code', 'home 1 of 5'],
    [withPassword, 'oauth', 'utility 3 of 5'],
    [{ ...member, zip: 0 }, 'appliances', 'appliances 4 of 4'],
    [{ ...listed, legacy: 'unconfirmed' }, 'legacy', 'legacy 1 of 6'],
    [offered(listed), 'select_tplink', 'plugs 6 of 6'],
    [listed, 'dashboard', null],
  ])('counts stages', (facts, step, expected) => {
    const progress = signupProgress(signupRoute(facts), step);
    expect(progress && `${progress.stage} ${progress.position} of ${progress.total}`).toBe(expected);
  });

  it('never goes back while a member answers or skips, and its total never changes once the postal code is known', () => {
    const ways: readonly (readonly SignupFacts[])[] = [
      [
        stranger,
        located,
        member,
        withPassword,
        chosen('PreValid', null),
        chosen('AuthStart', 'Started'),
        chosen('pending', 'issue_matching_records'),
        chosen('AuthStart', 'Started'),
        connected,
        { ...connected, phone: 'waiting' },
        phoned,
      ],
      [
        stranger,
        located,
        withPassword,
        chosen('PreValid', null, 'OAUTH'),
        { ...chosen('PreValid', null, 'OAUTH'), outage: true },
        skipping({ ...chosen('PreValid', null, 'OAUTH'), outage: true }, 'utility_outage'),
        skipping({ ...chosen('PreValid', null, 'OAUTH'), phone: 'verified' }, 'utility_outage'),
      ],
      [
        located,
        withPassword,
        chosen('AuthStart', 'Started', 'OAUTH'),
        chosen('AuthDone', 'Connected', 'OAUTH'),
        skipping(chosen('AuthDone', 'Connected', 'OAUTH'), 'check_eligible'),
        skipping(chosen('AuthStart', 'Cancelled', 'OAUTH'), 'check_eligible', 'connect_phone'),
        skipping(chosen('AuthStart', 'Started', 'OAUTH'), 'check_eligible', 'connect_phone', 'appliances'),
      ],
      [
        located,
        withPassword,
        skipping(withPassword, 'select_utility'),
        { ...withPassword, utility: 'other' },
      ],
    ];
    for (const way of ways) {
      const seen = way.map((facts) => signupProgress(signupRoute(facts), signupStep(facts)));
      const positions = seen.map((each) => each?.position ?? Infinity);
      expect(positions).toEqual([...positions].sort((one, other) => one - other));
      expect(new Set(seen.flatMap((each) => each?.total ?? []))).toEqual(new Set([5]));
    }
  });
});
