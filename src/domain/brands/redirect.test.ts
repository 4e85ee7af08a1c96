import { describe, expect, it } from 'vitest';
import type { Environment } from './environments.ts';
import { isAllowedRedirect, redirectTarget } from './redirect.ts';

const origin = 'https://app.ebbwatt.example';
const brand = (environment: Environment = 'production') => ({
  environment,
  hosts: ['app.ebbwatt.example', 'beta.ebbwatt.example'],
  localHosts: ['default.localhost'],
  allowedRedirectHosts: [
    'go.ebbwatt.example',
    'pay.ebbwatt.example:8443',
    ...(environment === 'review' ? ['127.0.0.1'] : []),
  ],
});

describe('isAllowedRedirect: goes to', () => {
  it.each([
    ['/', '/'],
    ['/events', '/events'],
    ['/signup/utility?edit=true', '/signup/utility?edit=true'],
    ['/events/42#receipt', '/events/42#receipt'],
    ['/rewards?next=https://evil.example/', '/rewards?next=https://evil.example/'],
    ['/a/../settings', '/settings'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/search?q=a%2Fb', '/search?q=a%2Fb'],
    ['https://app.ebbwatt.example', 'https://app.ebbwatt.example/'],
    ['https://app.ebbwatt.example/events', 'https://app.ebbwatt.example/events'],
    ['HTTPS://APP.EBBWATT.EXAMPLE/events', 'https://app.ebbwatt.example/events'],
    ['https://app.ebbwatt.example:443/', 'https://app.ebbwatt.example/'],
    ['https://beta.ebbwatt.example/', 'https://beta.ebbwatt.example/'],
    ['https://go.ebbwatt.example/help?a=1#b', 'https://go.ebbwatt.example/help?a=1#b'],
    ['https://pay.ebbwatt.example:8443/checkout', 'https://pay.ebbwatt.example:8443/checkout'],
  ])('%s', (url, target) => {
    expect(redirectTarget(url, brand(), origin)).toBe(target);
  });

  it.each([
    ['http://go.ebbwatt.example/', 'dev', 'https://app.ebbwatt.example'],
    ['http://go.ebbwatt.example/', 'test', 'https://app.ebbwatt.example'],
    ['http://default.localhost:6543/backend/connect/default', 'dev', 'http://default.localhost:3000'],
    ['http://default.localhost:3000/events', 'review', 'http://default.localhost:3000'],
    ['http://127.0.0.1:7001/authorize', 'review', 'http://default.localhost:3000'],
  ] as const)('%s in %s from %s', (url, environment, from) => {
    expect(isAllowedRedirect(url, brand(environment), from)).toBe(true);
  });
});

const NUL = '\u0000';
const hostile: readonly (readonly [why: string, url: unknown])[] = [
  ['another host', 'https://evil.example/'],
  ['another host, plain', 'http://evil.example/'],
  ['our host without TLS', 'http://go.ebbwatt.example/'],
  ['our host on another port', 'https://go.ebbwatt.example:8443/'],
  ['a listed port left out', 'https://pay.ebbwatt.example/'],
  ['our host as a prefix', 'https://app.ebbwatt.example.evil.example/'],
  ['our host as a suffix', 'https://evilapp.ebbwatt.example/'],
  ['a domain above ours', 'https://ebbwatt.example/'],
  ['our host with a trailing dot', 'https://go.ebbwatt.example./'],
  ['two slashes', '//evil.example'],
  ['two slashes and our host', '//app.ebbwatt.example'],
  ['three slashes', '///evil.example'],
  ['four slashes', '////evil.example'],
  ['slash, backslash', '/\\evil.example'],
  ['backslash, slash', '\\/evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['slash, tab, slash', '/\t/evil.example'],
  ['slash, newline, slash', '/\n/evil.example'],
  ['slash, return, slash', '/\r/evil.example'],
  ['slash, space, slash', '/ /evil.example'],
  ['leading space', ' //evil.example'],
  ['leading newline', '\n//evil.example'],
  ['leading control character', `${NUL}//evil.example`],
  ['a null byte inside', `/events${NUL}`],
  ['trailing newline', '/events\n'],
  ['a header line', '/events\r\nSet-Cookie: a=b'],
  ['an encoded header line', '/events%0d%0aSet-Cookie:a=b'],
  ['an encoded header line, twice encoded', '/events%250d%250aSet-Cookie:a=b'],
  ['an encoded null byte', '/events%00'],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded slash, upper case', '/%2Fevil.example'],
  ['an encoded slash, twice encoded', '/%252fevil.example'],
  ['an encoded slash, three times encoded', '/%25252fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded backslash, twice encoded', '/%255Cevil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['a dot between slashes', '/.//evil.example'],
  ['an encoded dot between slashes', '/%2e//evil.example'],
  ['dots that climb', '/events/..//evil.example'],
  ['encoded dots that climb', '/events/%2e%2e//evil.example'],
  ['dots that climb to an encoded slash', '/events/../%2fevil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script with a tab', 'java\tscript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a script with slashes', 'javascript://app.ebbwatt.example/%0aalert(1)'],
  ['an encoded script', 'javascript%3Aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://app.ebbwatt.example/0f'],
  ['a file', 'file:///etc/passwd'],
  ['a view of the source', 'view-source:https://app.ebbwatt.example/'],
  ['another protocol', 'ftp://app.ebbwatt.example/'],
  ['a web socket', 'wss://app.ebbwatt.example/'],
  ['a mail', 'mailto:help@ebbwatt.example'],
  ['no slashes after the protocol', 'https:evil.example'],
  ['one slash after the protocol', 'https:/evil.example'],
  ['three slashes after the protocol', 'https:///evil.example'],
  ['backslashes after the protocol', 'https:\\\\evil.example'],
  ['a backslash after our host', 'https://app.ebbwatt.example\\@evil.example'],
  ['a backslash before our host', 'https://evil.example\\.app.ebbwatt.example'],
  ['our host as the user', 'https://app.ebbwatt.example@evil.example/'],
  ['our host as user and password', 'https://app.ebbwatt.example:443@evil.example/'],
  ['a user on our host', 'https://me@app.ebbwatt.example/'],
  ['a password on our host', 'https://me:secret@app.ebbwatt.example/'],
  ['an empty user on our host', 'https://@app.ebbwatt.example/'],
  ['our host as the encoded user', 'https://app.ebbwatt.example%40evil.example/'],
  ['an encoded slash in the host', 'https://evil.example%2f.ebbwatt.example/'],
  ['an encoded dot in the host', 'https://go%2eebbwatt.example/'],
  ['an ideographic full stop in the host', 'https://go。ebbwatt.example/'],
  ['a full-width dot in the host', 'https://go．ebbwatt.example/'],
  ['full-width letters in the host', 'https://ｇｏ.ebbwatt.example/'],
  ['a Cyrillic letter in the host', 'https://gо.ebbwatt.example/'],
  ['a soft hyphen in the host', 'https://go\u00ad.ebbwatt.example/'],
  ['a zero-width space in the host', 'https://go\u200b.ebbwatt.example/'],
  ['full-width slashes', '／／evil.example'],
  ['a full-width slash in the path', '/／evil.example'],
  ['a text direction mark', '/\u202emoc.live'],
  ['a line separator', '/\u2028/evil.example'],
  ['half a surrogate pair', '/\ud800'],
  ['the host behind a query', 'https://evil.example?app.ebbwatt.example'],
  ['the host behind a fragment', 'https://evil.example#app.ebbwatt.example'],
  ['the own machine by address', 'http://127.0.0.1:7001/'],
  ['the own machine by name', 'http://localhost:3000/'],
  ['the own machine as a number', 'http://2130706433/'],
  ['another brand on the own machine', 'http://us-mobile.localhost/'],
  ['a bad port', 'https://app.ebbwatt.example:99999/'],
  ['an open bracket', 'https://[::1/'],
  ['a relative path', 'events'],
  ['a relative path that climbs', '../events'],
  ['a bare host', 'evil.example'],
  ['a query alone', '?next=/'],
  ['a fragment alone', '#top'],
  ['nothing', ''],
  ['a very long path', `/${'a'.repeat(2_048)}`],
  ['null', null],
  ['undefined', undefined],
  ['a number', 42],
  ['a list', ['/events']],
  ['an object that reads as a path', { toString: () => '/events' }],
];

describe('isAllowedRedirect: refuses', () => {
  it.each(hostile)('%s', (_why, url) => {
    expect(isAllowedRedirect(url, brand(), origin)).toBe(false);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', 'http://us-mobile.localhost/'])(
    '%s in dev, too',
    (url) => {
      expect(isAllowedRedirect(url, brand('dev'), 'http://default.localhost:3000')).toBe(false);
    },
  );

  it("a listed loopback address in environments that don't list it", () => {
    expect(isAllowedRedirect('http://127.0.0.1:7001/', brand('staging'), origin)).toBe(false);
  });
});
