import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '../clock.ts';
import { createOutbound } from './outbound.ts';
import { PartnerFault } from './partnerFault.ts';
import { isPrivateAddress } from './privateAddress.ts';

const log = pino({ level: 'silent' });
const clock = new ManualClock('2026-06-15T20:00:00Z');
let server: Server;
let origin = '';
let calls = 0;
const lines = new Set<Socket>();

beforeAll(async () => {
  server = createServer((request, answer) => {
    calls += 1;
    lines.add(request.socket);
    const path = request.url ?? '';
    if (path === '/hang') return;
    if (path === '/drip') {
      answer.write('a');
      return;
    }
    if (path === '/large') return void answer.end('x'.repeat(5_000));
    if (path === '/leave') return void request.socket.destroy();
    if (path === '/down') return void answer.writeHead(500).end('<h1>Internal Server Error</h1>');
    const to = /^\/to\?(.*)$/.exec(path)?.[1];
    if (to !== undefined) return void answer.writeHead(302, { location: decodeURIComponent(to) }).end();
    answer.end(JSON.stringify({ path, authorization: request.headers.authorization ?? null }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const outbound = () => createOutbound({ log, clock, privateOrigins: [origin] });
const fault = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof PartnerFault ? error.kind : String(error);
  }
};

describe('calls to partners', () => {
  it("returns the partner's answer, also a refusal", async () => {
    const answer = await outbound().call('p', {
      url: `${origin}/x`,
      headers: { authorization: 'Bearer secret' },
    });
    expect(answer.json()).toEqual({ path: '/x', authorization: 'Bearer secret' });
    const down = await outbound().call('p', { url: `${origin}/down` });
    expect(down.status).toBe(500);
    expect(await fault(Promise.resolve().then(() => down.json()))).toBe('status');
  });

  it.each([
    ['a partner that hangs', '/hang', 'deadline'],
    ['a partner that sends drop by drop', '/drip', 'deadline'],
    ['an answer that is too large', '/large', 'too-large'],
    ['a redirect to another host', `/to?${encodeURIComponent('http://example.com/')}`, 'redirect'],
    ['a redirect to another port', `/to?${encodeURIComponent('http://127.0.0.1:1/')}`, 'redirect'],
    ['a redirect without a scheme', `/to?${encodeURIComponent('//example.com/')}`, 'redirect'],
    ['a redirect to itself for ever', `/to?${encodeURIComponent('/to?%2Fto')}`, 'none'],
    ['a redirect to a file', `/to?${encodeURIComponent('file:///etc/passwd')}`, 'redirect'],
  ])('%s', async (_what, path, kind) => {
    expect(
      await fault(outbound().call('p', { url: `${origin}${path}` }, { deadlineMs: 400, maxBytes: 1_000 })),
    ).toBe(kind);
  });

  it('follows a redirect on the same host, but not with a body', async () => {
    const to = `${origin}/to?${encodeURIComponent('/there')}`;
    expect((await outbound().call('p', { url: to })).json()).toMatchObject({ path: '/there' });
    expect(await fault(outbound().call('p', { method: 'POST', url: to, body: 'secret' }))).toBe('redirect');
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'http://example.com/',
    'ftp://example.com/',
    'https://user:pass@example.com/',
    'https://localhost/',
    'nonsense',
  ])('does not call %s', async (url) => {
    expect(await fault(outbound().call('p', { url }, { deadlineMs: 2_000 }))).toBe('address');
  });

  it('calls the private addresses that the operator names, by name, too, and no others', async () => {
    const networks = ['10.20.0.0/16', '127.0.0.0/8', '::1'];
    const named = createOutbound({ log, clock, privateNetworks: networks });
    const call = (url: string) => fault(named.call('p', { url }, { deadlineMs: 1_000 }));
    expect(await call(`${origin}/x`)).toBe('none');
    expect(await call(`${origin.replace('127.0.0.1', 'localhost')}/x`)).toBe('none');
    for (const url of [
      'https://10.0.0.1/',
      'http://192.168.0.1/',
      'https://169.254.169.254/latest',
      'http://93.184.216.34/',
      'ftp://127.0.0.1/',
    ])
      expect([url, await call(url)]).toEqual([url, 'address']);
    const others = createOutbound({ log, clock, privateNetworks: ['10.20.0.0/16'] });
    expect(await fault(others.call('p', { url: `${origin}/x` }))).toBe('address');
    expect(await fault(others.call('p', { url: `${origin.replace('127.0.0.1', 'localhost')}/x` }))).toBe(
      'address',
    );
  });

  it('stops calling a partner after five failures, tries once after half a minute, and resumes when it is back', async () => {
    const partners = outbound();
    const down = () => fault(partners.call('p', { url: `${origin}/down` }));
    for (let time = 0; time < 5; time += 1) expect(await down()).toBe('none');
    const before = calls;
    expect(await down()).toBe('open-circuit');
    expect(await fault(partners.call('another', { url: `${origin}/x` }))).toBe('none');
    expect(calls).toBe(before + 1);
    clock.advance(30_000);
    expect(await down()).toBe('none');
    expect(await down()).toBe('open-circuit');
    clock.advance(30_000);
    expect(await fault(partners.call('p', { url: `${origin}/x` }))).toBe('none');
    expect(await down()).toBe('none');
  });
});

describe('repeatable calls', () => {
  it('reuse one connection; other calls use one each', async () => {
    const partners = outbound();
    const countLines = async (repeatable: boolean): Promise<number> => {
      lines.clear();
      for (let time = 0; time < 4; time += 1) await partners.call('p', { url: `${origin}/x`, repeatable });
      return lines.size;
    };
    expect(await countLines(true)).toBe(1);
    expect(await countLines(false)).toBe(4);
  });

  it('are retried once when the partner had closed the connection, and fail when it closes the new one too', async () => {
    const partners = outbound();
    const call = (path: string) => partners.call('p', { url: `${origin}${path}`, repeatable: true });
    await call('/x');
    const before = calls;
    expect(await fault(call('/leave'))).toBe('unreachable');
    expect(calls).toBe(before + 2);
    expect((await call('/x')).status).toBe(200);
  });

  it('to different partners never share a connection', async () => {
    const partners = outbound();
    lines.clear();
    for (const partner of ['p', 'q']) await partners.call(partner, { url: `${origin}/x`, repeatable: true });
    expect(lines.size).toBe(2);
  });
});

describe('private and reserved addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '[::1]',
    'not an address',
  ])('%s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('but not %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
