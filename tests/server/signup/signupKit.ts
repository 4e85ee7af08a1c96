import type { Signup } from '../../../codegen/rest/types.ts';
import { createPartners } from '../../../src/server/platform/partners.ts';
import { createUtility, setPostalCodes } from '../../../src/server/programs/service.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

export interface Answer {
  readonly status: number;
  readonly body: Signup & {
    readonly error?: string;
    readonly code?: string;
    readonly fields?: Record<string, string>;
  };
}

/** Walks through the sign-up of one brand, as its screens do. */
export interface Walk {
  readonly browser: HttpClient;
  get(): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  form(fields: Readonly<Record<string, string>>, boundary?: string): Promise<Answer>;
  call(path: string): Promise<Answer>;
}

export const asForm = (fields: Readonly<Record<string, string>>, boundary = 'cut'): Buffer =>
  Buffer.from(
    `${Object.entries(fields)
      .map(
        ([name, value]) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--${boundary}--\r\n`,
  );

export function walk(browser: HttpClient): Walk {
  const answered = async (call: ReturnType<HttpClient['call']>): Promise<Answer> => {
    const { statusCode, payload } = await call;
    return { status: statusCode, body: JSON.parse(payload) as Answer['body'] };
  };
  return {
    browser,
    get: () => answered(browser.call('/api/v2/signup')),
    post: (path, body) => answered(browser.call(path, { body })),
    form: (fields, boundary = 'cut') =>
      answered(
        browser.call('/signup/select_utility', {
          body: asForm(fields, boundary),
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        }),
      ),
    call: (path) => answered(browser.call(path)),
  };
}

export interface SignupServer extends TestServer {
  stranger(host?: string): Promise<Walk>;
  /** The link in the latest email to an address. */
  linkTo(address: string): Promise<URL>;
  /** Opens a link in a browser, as the app does at its first status call. */
  open(link: URL, browser?: HttpClient): Promise<Walk>;
  /** A member who came by the link, at the password. */
  arrived(email: string, options?: { zip?: string; host?: string }): Promise<Walk>;
  utilities: Readonly<Record<'cedar' | 'plain' | 'nearly' | 'shore' | 'maple', string>>;
}

const reason = 'For the test';

/** The real server with utilities of three countries: with a log-in, by account number, and one that is not ready for events. */
export async function signupServer(settings: Readonly<Record<string, string>> = {}): Promise<SignupServer> {
  const partners = createPartners({
    oidcIssuers: { 'ca-telecom': { issuer: 'https://id.example', clientId: 'ebbwatt' } },
    smsUrl: null,
    captchaScriptUrl: null,
    captchaVerifyUrl: null,
    given: { 'oidc:ca-telecom': 'hush' },
    sandbox: null,
  });
  const server = await testServer(settings, { partners });
  const { clock, newId } = server.core.deps;
  const parts = { db: server.database.db, clock, newId };
  const make = async (
    brandId: string,
    acronym: string,
    country: 'US' | 'AU' | 'CA',
    timeZone: string,
    connection: 'OAUTH' | 'ACCOUNT_NUMBER',
    postalCodes: string[],
    eligibility: 1 | 2 = 1,
  ): Promise<string> => {
    const name = `${acronym} Power`;
    const made = await createUtility(parts, {
      brandId,
      acronym,
      name,
      shortName: `${acronym} P`,
      country,
      timeZone,
      connection,
      partnerUrl: 'https://utility.example',
      partnerClientId: `${acronym}-client`,
      actorId: null,
      reason,
    });
    if (!('id' in made)) throw new Error(JSON.stringify(made));
    const set = await setPostalCodes(parts, {
      brandId,
      utilityId: made.id,
      postalCodes,
      country,
      eligibility,
      actorId: null,
      reason,
    });
    if ('refusal' in set) throw new Error(JSON.stringify(set));
    return made.id;
  };
  const utilities = {
    cedar: await make('default', 'Cedar', 'US', 'America/Los_Angeles', 'OAUTH', ['94103', '94104']),
    plain: await make('default', 'Plain', 'US', 'America/Chicago', 'ACCOUNT_NUMBER', ['60601']),
    nearly: await make('default', 'Nearly', 'US', 'America/Denver', 'ACCOUNT_NUMBER', ['80201'], 2),
    shore: await make('au-retailer', 'Shore', 'AU', 'Australia/Brisbane', 'ACCOUNT_NUMBER', ['4000']),
    maple: await make('ca-telecom', 'Maple', 'CA', 'America/Toronto', 'OAUTH', ['K1A0B1']),
  };
  const linkTo = async (address: string): Promise<URL> => {
    await server.worker.runUntilIdle();
    const email = server.sentMail.findLast(({ to }) => to === address);
    const [link] = /https?:\/\/\S+access_token=[\w%-]+/.exec(email?.text ?? '') ?? [];
    if (link === undefined) throw new Error(`No link went to ${address}.`);
    return new URL(link);
  };
  const open = async (link: URL, browser?: HttpClient): Promise<Walk> => {
    const own = browser ?? (await server.client(link.hostname));
    await own.call(
      `/user_status?access_token=${encodeURIComponent(link.searchParams.get('access_token') ?? '')}`,
    );
    return walk(own);
  };
  const stranger = async (host?: string): Promise<Walk> => walk(await server.client(host));
  return {
    ...server,
    utilities,
    linkTo,
    open,
    stranger,
    arrived: async (email, { zip = '94103', host = 'localhost' } = {}) => {
      const on = await stranger(host);
      await on.post('/signup/zip_code', { zip_code: zip });
      await on.post('/signup/full', person(email));
      return open(await linkTo(email), on.browser);
    },
  };
}

export const person = (email: string, more: object = {}) => ({
  first_name: 'Dana',
  last_name: 'Reyes',
  email,
  terms: true,
  ...more,
});
