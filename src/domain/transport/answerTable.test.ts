import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ANSWER_TABLE, judgeAnswer, type Verdict } from './answerTable.ts';

type Brought = Pick<Answer, 'transport' | 'status' | 'body'>;

/** The same response over each transport: REST by status and body, GraphQL also inside a 200. */
const WAYS: Readonly<Record<string, (status: number, body: { readonly error?: string }) => Brought>> = {
  REST: (status, body) => ({ transport: 'rest', status, body }),
  'GraphQL by status': (status, body) => ({ transport: 'graphql', status, body }),
  'GraphQL by its first error': (status, body) => ({
    transport: 'graphql',
    status: 200,
    body: { data: null, errors: [{ message: body.error ?? '', extensions: { status, ...body } }] },
  }),
};

const oops = { source: 'default' } as const;
const says = (text: string) => ({ source: 'server', text }) as const;
const TO_LOGOUT: Verdict = { kind: 'logout', to: '/logout' };
const TO_MAINTENANCE: Verdict = { kind: 'maintenance', to: '/maintenance' };

interface Row {
  readonly row: string;
  readonly what: string;
  readonly status: number;
  readonly body?: object;
  readonly facts?: Partial<Answer>;
  readonly verdict: Verdict;
}

const ROWS: readonly Row[] = [
  {
    row: 'NET-04, CON-31',
    what: '400 with -303 renews the cookie and repeats',
    status: 400,
    body: { status: -303, error: 'No.' },
    verdict: { kind: 'retry-after-cookie-reset' },
  },
  {
    row: 'NET-04',
    what: 'reads too',
    status: 400,
    body: { status: -303 },
    facts: { intent: 'read' },
    verdict: { kind: 'retry-after-cookie-reset' },
  },
  {
    row: 'AMB-17',
    what: 'a second -303 is a normal error',
    status: 400,
    body: { status: -303, error: 'Try again.' },
    facts: { repeated: true },
    verdict: { kind: 'flash', message: says('Try again.') },
  },
  {
    row: 'NET-04',
    what: '400 without -303 is a normal error',
    status: 400,
    body: { status: 400, error: 'No.' },
    verdict: { kind: 'flash', message: says('No.') },
  },
  {
    row: 'NET-04',
    what: '-303 with another status is a normal error',
    status: 409,
    body: { status: 409, error: 'Taken.' },
    verdict: { kind: 'flash', message: says('Taken.') },
  },

  {
    row: 'NET-06, CON-31',
    what: '503 leads to maintenance',
    status: 503,
    body: { status: 503, error: 'Later.' },
    verdict: TO_MAINTENANCE,
  },
  {
    row: 'NET-06',
    what: 'from background reads too',
    status: 503,
    facts: { intent: 'read' },
    verdict: TO_MAINTENANCE,
  },
  {
    row: 'NET-06',
    what: 'and from the user status',
    status: 503,
    facts: { intent: 'status' },
    verdict: TO_MAINTENANCE,
  },
  {
    row: 'NET-07, SYS-10',
    what: '503 on /maintenance stays and says nothing',
    status: 503,
    facts: { path: '/maintenance', intent: 'status' },
    verdict: { kind: 'silent', message: oops },
  },
  {
    row: 'NET-08',
    what: '503 on /login stays and shows the failure',
    status: 503,
    body: { error: 'Later.' },
    facts: { path: '/login' },
    verdict: { kind: 'flash', message: says('Later.') },
  },
  {
    row: 'NET-16',
    what: 'a full disk leaves the member where they are, and says that nothing can be saved',
    status: 503,
    body: { status: 503, code: 'CANNOT_SAVE', error: 'Not now.' },
    facts: { explicitMessage: 'Not sent.' },
    verdict: { kind: 'flash', message: says('Not now.') },
  },
  {
    row: 'AMB-18',
    what: 'a full disk under a background read says nothing',
    status: 503,
    body: { status: 503, code: 'CANNOT_SAVE', error: 'Not now.' },
    facts: { intent: 'read' },
    verdict: { kind: 'silent', message: says('Not now.') },
  },
  {
    row: 'NET-06',
    what: 'any other code of a 503 is maintenance',
    status: 503,
    body: { status: 503, code: 'UNAVAILABLE', error: 'Later.' },
    verdict: TO_MAINTENANCE,
  },

  {
    row: 'NET-09, CON-31',
    what: '401 leads to the log-out',
    status: 401,
    body: { status: 401, error: 'Who?' },
    verdict: TO_LOGOUT,
  },
  {
    row: 'NET-09',
    what: 'from background reads too',
    status: 401,
    facts: { intent: 'read' },
    verdict: TO_LOGOUT,
  },
  {
    row: 'NET-10',
    what: '401 on /login stays',
    status: 401,
    body: { error: 'Wrong pair.' },
    facts: { path: '/login' },
    verdict: { kind: 'flash', message: says('Wrong pair.') },
  },
  {
    row: 'NET-11',
    what: '401 on /forgot-password stays',
    status: 401,
    facts: { path: '/forgot-password/' },
    verdict: { kind: 'flash', message: oops },
  },
  {
    row: 'AMB-37',
    what: '401 on /logout stays, and a read is silent',
    status: 401,
    facts: { path: '/logout', intent: 'read' },
    verdict: { kind: 'silent', message: oops },
  },
  {
    row: 'NET-12',
    what: '401 with verificationOptions opens the second step of who asks for it',
    status: 401,
    body: { error: 'Code, please.', verificationOptions: ['email', 'sms'] },
    facts: { intent: 'read' },
    verdict: { kind: 'second-step', options: ['email', 'sms'], message: says('Code, please.') },
  },
  {
    row: 'NET-12',
    what: 'on /login as well',
    status: 401,
    body: { verificationOptions: ['email'] },
    facts: { path: '/login', intent: 'read' },
    verdict: { kind: 'second-step', options: ['email'], message: oops },
  },
  {
    row: 'NET-12, NET-15',
    what: 'anything else a member does stays and says so',
    status: 401,
    body: { error: 'Code, please.', verificationOptions: ['email'] },
    verdict: { kind: 'flash', message: says('Code, please.') },
  },

  {
    row: 'NET-13, CON-31',
    what: '303 with redirect goes there',
    status: 303,
    body: { status: 303, redirect: '/devices/add' },
    verdict: { kind: 'redirect', address: '/devices/add' },
  },
  {
    row: 'AMB-16',
    what: '303 to an absolute address',
    status: 303,
    body: { redirect: 'https://partner.example/link' },
    verdict: { kind: 'redirect', address: 'https://partner.example/link' },
  },
  {
    row: 'NET-13',
    what: '303 without an address is a normal error',
    status: 303,
    body: { status: 303 },
    verdict: { kind: 'flash', message: oops },
  },
  {
    row: 'NET-13',
    what: '303 with something that is no address is a normal error',
    status: 303,
    body: { redirect: 7 },
    verdict: { kind: 'flash', message: oops },
  },

  {
    row: 'house style 7',
    what: 'wrong fields are shown at the fields',
    status: 422,
    body: { error: 'Look again.', fields: { email: 'Is no address.' } },
    facts: { fieldsShown: ['name', 'email'] },
    verdict: { kind: 'field-errors', fields: { email: 'Is no address.' }, message: says('Look again.') },
  },
  {
    row: 'NET-15',
    what: 'field errors that no form shows are flashed',
    status: 400,
    body: { error: 'Look again.', fields: { event_id: 'Is no event.' } },
    facts: { fieldsShown: ['email'] },
    verdict: { kind: 'flash', message: says('Look again.') },
  },
  {
    row: 'NET-15',
    what: 'by the first of them where there is no sentence for all',
    status: 400,
    body: { fields: { event_id: 'Is no event.' } },
    verdict: { kind: 'flash', message: says('Is no event.') },
  },
  {
    row: 'NET-19',
    what: 'fields in the answer to a read stay silent',
    status: 400,
    body: { fields: { event_id: 'Is no event.' } },
    facts: { intent: 'read' },
    verdict: { kind: 'field-errors', fields: { event_id: 'Is no event.' }, message: oops },
  },
  {
    row: 'house style 7',
    what: 'no wrong fields is a normal error',
    status: 422,
    body: { error: 'Look again.', fields: {} },
    verdict: { kind: 'flash', message: says('Look again.') },
  },

  {
    row: 'NET-15',
    what: 'an action that fails without a word flashes the default',
    status: 500,
    verdict: { kind: 'flash', message: oops },
  },
  {
    row: 'NET-16',
    what: 'the server’s sentence goes before the default',
    status: 500,
    body: { error: 'The database is away.' },
    verdict: { kind: 'flash', message: says('The database is away.') },
  },
  {
    row: 'NET-16',
    what: 'the explicit one before the server’s',
    status: 500,
    body: { error: 'x' },
    facts: { explicitMessage: 'Not saved.' },
    verdict: { kind: 'flash', message: { source: 'explicit', text: 'Not saved.' } },
  },
  {
    row: 'NET-19, AMB-18',
    what: 'a background read that fails is silent',
    status: 500,
    facts: { intent: 'read' },
    verdict: { kind: 'silent', message: oops },
  },
  {
    row: 'SES-03, AMB-18',
    what: 'the user status flashes',
    status: 500,
    facts: { intent: 'status' },
    verdict: { kind: 'flash', message: oops },
  },
  {
    row: 'NET-18, NET-24',
    what: 'an answer that is no longer awaited is dropped, whatever it says',
    status: 401,
    facts: { dropped: true },
    verdict: { kind: 'dropped' },
  },
];

for (const [way, answer] of Object.entries(WAYS)) {
  describe(`the table of answers: ${way}`, () => {
    it.each(ROWS)('$row: $what', ({ status, body, facts, verdict }) => {
      const brought = answer(status, body ?? {});
      expect(judgeAnswer({ path: '/events', intent: 'action', ...brought, ...facts })).toEqual(verdict);
    });
  });
}

describe('responses that only one transport has', () => {
  const base: Answer = { transport: 'rest', status: 200, body: {}, path: '/events', intent: 'action' };
  const graphql: Answer = { ...base, transport: 'graphql' };

  it.each<[string, Answer, Verdict]>([
    ['NET-01: a success', base, { kind: 'ok' }],
    ['NET-01: a success without a body', { ...base, status: 204, body: undefined }, { kind: 'ok' }],
    ['NET-18: a success that is no longer awaited', { ...base, dropped: true }, { kind: 'dropped' }],
    [
      'AMB-16: body status 303 in an answer of 200',
      { ...base, body: { status: 303, redirect: '/devices' } },
      { kind: 'redirect', address: '/devices' },
    ],
    ['AMB-16: a redirect field alone is data', { ...base, body: { redirect: '/devices' } }, { kind: 'ok' }],
    ['EVT-03: a status that is a word is data', { ...base, body: { status: 'SCHEDULED' } }, { kind: 'ok' }],
    [
      'NET-15: no answer at all, for an action',
      { ...base, status: 0, body: undefined },
      { kind: 'flash', message: oops },
    ],
    [
      'no answer, as the browser is offline, whatever the caller would say',
      { ...base, status: 0, body: undefined, offline: true, explicitMessage: 'Not saved.' },
      { kind: 'flash', message: { source: 'offline' } },
    ],
    [
      'no answer, and the caller tries again',
      { ...base, status: 0, body: undefined, offline: true, unansweredMessage: 'Later.' },
      { kind: 'flash', message: { source: 'explicit', text: 'Later.' } },
    ],
    [
      'NET-19: no answer at all, for a read',
      { ...base, status: 0, body: undefined, intent: 'read' },
      { kind: 'silent', message: oops },
    ],
    ['NET-06: 503 with a page instead of JSON', { ...base, status: 503, body: '<html>' }, TO_MAINTENANCE],
    ['NET-03: data', { ...graphql, body: { data: { viewer: {} } } }, { kind: 'ok' }],
    [
      'NET-03: data beside an error without a status',
      {
        ...graphql,
        body: { data: { viewer: { home: null } }, errors: [{ message: 'x', path: ['viewer', 'home'] }] },
      },
      { kind: 'ok' },
    ],
    [
      'NET-15: a root field that an error has taken away',
      {
        ...graphql,
        body: { data: { staff: null }, errors: [{ message: 'Not today.', path: ['staff', 'members'] }] },
      },
      { kind: 'flash', message: says('Not today.') },
    ],
    [
      'NET-09: data beside an error of 401',
      {
        ...graphql,
        body: { data: { viewer: null }, errors: [{ message: 'x', extensions: { status: 401 } }] },
      },
      TO_LOGOUT,
    ],
    [
      'NET-16: errors without data',
      { ...graphql, body: { data: null, errors: [{ message: 'Not today.' }] } },
      { kind: 'flash', message: says('Not today.') },
    ],
    [
      'NET-04: -303 as the only status of the error',
      { ...graphql, body: { errors: [{ message: 'x', extensions: { status: -303 } }] } },
      { kind: 'retry-after-cookie-reset' },
    ],
    [
      'NET-15: an answer that is no GraphQL',
      { ...graphql, status: 500, body: undefined },
      { kind: 'flash', message: oops },
    ],
  ])('%s', (_what, answer, verdict) => {
    expect(judgeAnswer(answer)).toEqual(verdict);
  });
});

describe('the table itself', () => {
  it("names each row's source, and the tests above reach every verdict", () => {
    expect(ANSWER_TABLE.every(({ source, meaning }) => source !== '' && meaning.endsWith('.'))).toBe(true);
    expect(new Set(ROWS.map(({ verdict }) => verdict.kind))).toEqual(
      new Set([
        'retry-after-cookie-reset',
        'flash',
        'maintenance',
        'silent',
        'logout',
        'second-step',
        'redirect',
        'field-errors',
        'dropped',
      ]),
    );
  });
});
