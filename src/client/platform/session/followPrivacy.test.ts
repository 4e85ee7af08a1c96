// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { clientApp, DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import { someTurns } from '../../../../tests/support/emptyPage.ts';
import { followPrivacy } from './followPrivacy.ts';

interface Given {
  /** Logged in when the page opens. */
  readonly isMember: boolean;
  readonly cookie: string | null;
  readonly account: readonly string[] | null;
  readonly logsIn?: boolean;
}

it.each<[string, Given, string[]]>([
  ['a member without a choice here', { isMember: true, cookie: null, account: null }, []],
  ['a stranger with one', { isMember: false, cookie: '1.C0001', account: null }, []],
  [
    'a member with one here, whose account has one',
    { isMember: true, cookie: '1.C0001.C0002', account: ['C0001'] },
    ['GET /api/v2/privacy'],
  ],
  [
    'a member with one here, whose account has none',
    { isMember: true, cookie: '1.C0001.C0002', account: null },
    ['GET /api/v2/privacy', 'POST /api/v2/update_privacy {"oneTrustActiveGroups":",C0001,C0002,"}'],
  ],
  [
    'who logs in without one here',
    { isMember: false, cookie: null, account: ['C0001'], logsIn: true },
    ['GET /api/v2/privacy'],
  ],
  [
    'who logs in with one, whose account has none',
    { isMember: false, cookie: '1.C0001', account: null, logsIn: true },
    ['GET /api/v2/privacy', 'POST /api/v2/update_privacy {"oneTrustActiveGroups":",C0001,"}'],
  ],
])('ANL-07: the account’s choice of privacy counts here: %s', async (_who, given, expected) => {
  const calls: string[] = [];
  const { services } = await clientApp({
    user: given.isMember ? DANA : null,
    fetch: async (request) => {
      const body = request.method === 'GET' ? '' : ` ${await request.text()}`;
      calls.push(`${request.method} ${new URL(request.url).pathname}${body}`);
      return Response.json({ groups: given.account, version: 1, decided_at: null });
    },
  });
  const followed = followPrivacy(services, () => given.cookie);
  if (given.logsIn === true) services.session.enter(toUserStatus(DANA));
  await someTurns();
  await someTurns();
  expect(calls).toEqual(expected);
  followed.stop();
});
