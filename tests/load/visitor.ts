import { DEMO_PASSWORD } from '../../src/server/demo/people.ts';

/** The demonstration member's browser, as far as cookies go. */
export interface LoggedIn {
  readonly cookie: string;
  readonly token: string;
  readonly sessionToken: string;
}

/** Logs the demonstration member of the default brand in. */
export async function logIn(port: number): Promise<LoggedIn> {
  const base = `http://localhost:${port}/backend`;
  const jar = new Map<string, string>();
  const take = (answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
  };
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  take(await fetch(`${base}/reset_cookies`));
  const answer = await fetch(`${base}/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookie(),
      'x-csrf-token': jar.get('ebbwatt_csrf') ?? '',
    },
    body: JSON.stringify({ email: 'demo@default.example', password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200)
    throw new Error(`The demonstration member could not log in: ${answer.status} ${await answer.text()}`);
  take(answer);
  return {
    cookie: cookie(),
    token: jar.get('ebbwatt_csrf') ?? '',
    sessionToken: jar.get('ebbwatt_session') ?? '',
  };
}
