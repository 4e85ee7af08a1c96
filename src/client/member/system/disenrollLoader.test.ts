import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { loader } from './disenrollLoader.ts';

const DATA = {
  user: { first_name: 'Dana', last_name: 'Reyes' },
  utility_short_name: 'Cedar Power',
  drp_name: 'GridShare',
  drp_email: 'leave@gridshare.example',
};

async function open(address: string, reply: () => Response) {
  const asked: string[] = [];
  const left: string[] = [];
  const app = await clientApp({
    href: `http://localhost:3000${address}`,
    fetch: (request) => {
      asked.push(new URL(request.url).pathname + new URL(request.url).search);
      return Promise.resolve(reply());
    },
    host: { leave: (to) => void left.push(to) },
  });
  const request = {
    app: app.services,
    params: {},
    url: new URL(address, 'http://localhost:3000'),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  };
  const result = await loader(request).catch((thrown: unknown) =>
    thrown instanceof Response ? thrown.headers.get('Location') : Promise.reject(thrown as Error),
  );
  return { result, asked, left };
}

describe('/disenroll', () => {
  it('SYS-01: without a token, redirects to Home without a request', async () => {
    expect(await open('/disenroll', () => Response.json(DATA))).toEqual({ result: '/', asked: [], left: [] });
  });

  it('SYS-02, SYS-04, SYS-07: with a token, returns the provider and the utility', async () => {
    const { result, asked } = await open('/disenroll?access_token=abc', () => Response.json(DATA));
    expect(asked).toEqual(['/disenroll?access_token=abc']);
    expect(result).toEqual({ email: DATA, isRefused: false });
  });

  it('SYS-03: follows a url before anything else', async () => {
    const { left } = await open('/disenroll?access_token=abc', () =>
      Response.json({ ...DATA, url: '/signup/dashboard' }),
    );
    expect(left).toEqual(['/signup/dashboard']);
  });

  it('SYS-03: refuses a redirect that the brand does not allow', async () => {
    const { result, left } = await open('/disenroll?access_token=abc', () =>
      Response.json({ url: 'https://evil.example/' }),
    );
    expect([result, left]).toEqual([{ email: null, isRefused: true }, []]);
  });

  it.each([
    ['an empty reply', () => Response.json({})],
    ['a reply without an address', () => Response.json({ ...DATA, drp_email: '' })],
    ['a failed call', () => Response.json({ status: 500, error: 'x' }, { status: 500 })],
  ])('SYS-06: %s goes home', async (_what, reply) => {
    expect((await open('/disenroll?access_token=abc', reply)).result).toBe('/');
  });
});
