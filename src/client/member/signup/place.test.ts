import { describe, expect, it } from 'vitest';
import type { SignupStepName } from '../../../../codegen/rest/types.ts';
import { isCalledBack, stepAfter, stepBefore, stepOfPath, stepShown } from './place.ts';

const way = (...names: (SignupStepName | `${SignupStepName}*`)[]) =>
  names.map((each) => ({
    name: each.replace('*', '') as SignupStepName,
    done: each.endsWith('*'),
    skippable: false,
  }));
const state = (step: SignupStepName, steps: ReturnType<typeof way>, member = true) => ({
  step,
  steps,
  member,
  connection: 'OAUTH' as const,
  phone: null,
});

const ATCONNECT = state(
  'connect_utility',
  way('zip_code*', 'full*', 'password*', 'select_utility*', 'connect_utility', 'check_eligible', 'dashboard'),
);

describe('the step of a URL', () => {
  it.each([
    ['/signup', null],
    ['/signup/', null],
    ['/signup/zip_code', 'zip_code'],
    ['/signup/zip_code/', 'zip_code'],
    ['/signup/select_tplink', 'select_tplink'],
    ['/signup/utility', 'select_utility'],
    ['/signup/no_such_step', null],
  ])('SGN-01: %s is %s', (path, step) => {
    expect(stepOfPath(path)).toBe(step);
  });
});

describe('which step is shown', () => {
  it.each([
    ['what the server asks for', 'connect_utility', 'connect_utility'],
    ['nothing in particular: the server’s', null, 'connect_utility'],
    ['a completed step that can be revisited: that one', 'zip_code', 'zip_code'],
    ['a completed step that cannot be revisited: the server’s', 'password', 'connect_utility'],
    ['one ahead: the server’s', 'check_eligible', 'connect_utility'],
    ['one that is not on this way: the server’s', 'appliances', 'connect_utility'],
    ['the landing of a return from the utility: that', 'oauth', 'oauth'],
  ] as const)('%s', (_case, asked, shown) => {
    expect(stepShown(asked, ATCONNECT)).toBe(shown);
  });

  it('SGN-15: a code can still be entered after the sign-up is finished', () => {
    const done = state('dashboard', way('connect_phone*', 'confirm_phone*', 'dashboard'));
    expect(stepShown('confirm_phone', { ...done, phone: '+14155550123' })).toBe('confirm_phone');
    expect(stepShown('confirm_phone', done)).toBe('dashboard');
  });

  it('SGN-02: shows none of its steps to a member who is set up', () => {
    const done = state(
      'dashboard',
      way('zip_code*', 'full*', 'select_utility*', 'connect_phone*', 'dashboard'),
    );
    for (const asked of ['zip_code', 'full', 'select_utility', 'connect_phone'] as const)
      expect(stepShown(asked, done)).toBe('dashboard');
  });

  it('stays at a later step while the market looks at the connection once more, or has refused it', () => {
    const again = state(
      'check_eligible',
      way('connect_utility*', 'check_eligible', 'connect_phone', 'dashboard'),
    );
    expect(isCalledBack('connect_phone', again)).toBe(true);
    expect(isCalledBack('connect_utility', again)).toBe(false);
    expect(isCalledBack('connect_phone', { ...again, step: 'connect_utility' })).toBe(true);
    expect(isCalledBack('connect_phone', { ...again, step: 'appliances' })).toBe(false);
  });

  it('shows a visitor the current step instead of the utility’s return page', () => {
    expect(stepShown('oauth', state('full', way('zip_code*', 'full'), false))).toBe('full');
  });
});

describe('back and next', () => {
  it.each([
    ['zip_code', null],
    ['select_utility', 'zip_code'],
    ['connect_utility', 'select_utility'],
    ['check_eligible', 'select_utility'],
    ['utility_outage', 'select_utility'],
  ] as const)('from %s back to %s', (step, before) => {
    expect(stepBefore(step, ATCONNECT)).toBe(before);
  });

  it('leads a visitor back from the name to the home', () => {
    expect(stepBefore('full', state('full', way('zip_code*', 'full'), false))).toBe('zip_code');
  });

  it.each([
    ['zip_code', 'connect_utility'],
    ['connect_utility', 'check_eligible'],
    ['check_eligible', 'dashboard'],
    ['dashboard', 'dashboard'],
  ] as const)('after %s comes %s', (step, after) => {
    expect(stepAfter(step, ATCONNECT)).toBe(after);
  });
});
