import { createPartners } from '../../src/server/platform/partners.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from './sandbox.ts';
import { testServer, type TestServer } from './testServer.ts';

/** The password of every account that `account` makes. */
export const PASSWORD = 'four quiet evening hours';

/** The server's body for a refused call. */
export const readRefusal = (answer: { json<T>(): T }) =>
  answer.json<{
    code?: string;
    verificationOptions?: string[];
    retry_after?: number;
    fields?: Record<string, string>;
  }>();

/** Six digits, but not these. */
export const wrongThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A server that requires two-factor log-in from staff, with the sandbox as its gateway for text messages and its identity provider. */
export interface AccountsServer {
  readonly server: TestServer;
  readonly sandbox: TestSandbox;
  account(more?: {
    readonly isAdmin?: boolean;
    readonly roles?: readonly string[];
    readonly brand?: string;
  }): Promise<{ email: string; memberId: string }>;
  /** An account that needs a code to log in. */
  withTwoFactor(): Promise<{ email: string; memberId: string }>;
  /** Advances the clock. */
  minutes(many: number): void;
  /** The newest code that was mailed to an address. */
  mailedCode(email: string): Promise<string>;
  newNumber(): string;
  /** Text messages to a number, newest first. */
  textsTo(number: string): Promise<string[]>;
  textedCode(number: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startAccountsServer(): Promise<AccountsServer> {
  const sandbox = await startSandbox();
  const partners = createPartners({
    oidcIssuers: {},
    smsUrl: null,
    captchaScriptUrl: null,
    captchaVerifyUrl: null,
    given: {},
    sandbox: { url: sandbox.url, root: TEST_ROOT },
  });
  const server = await testServer({ STAFF_SECOND_STEP: 'on' }, { partners });
  let count = 0;
  let last = 100;
  const account: AccountsServer['account'] = async (more = {}) => {
    const email = `logging-in-${(count += 1)}@example.org`;
    return { email, memberId: await server.addMember({ email, password: PASSWORD, ...more }) };
  };
  const textsTo = async (number: string): Promise<string[]> => {
    await server.worker.runUntilIdle();
    return sandbox.outbox.list(number).map(({ text }) => text);
  };
  return {
    server,
    sandbox,
    account,
    async withTwoFactor() {
      const { email, memberId } = await account();
      const client = await server.loggedIn(memberId);
      const { statusCode } = await client.call('/second_step', {
        body: { enabled: true, password: PASSWORD },
      });
      if (statusCode !== 200) throw new Error(`The second step cannot be switched on: ${statusCode}.`);
      return { email, memberId };
    },
    minutes: (many) => void server.clock.advance(many * 60_000),
    async mailedCode(email) {
      await server.worker.runUntilIdle();
      // Mails that are due together leave in any order.
      const codes = server.sentMail.flatMap(({ to, subject }) =>
        to === email ? (/\d{6}/.exec(subject) ?? []) : [],
      );
      return codes.at(-1) ?? 'none';
    },
    newNumber: () => `+1415555${String((last += 1)).padStart(4, '0')}`,
    textsTo,
    textedCode: async (number) => /\d{6}/.exec((await textsTo(number))[0] ?? '')?.[0] ?? 'none',
    async stop() {
      await server.close();
      await sandbox.stop();
    },
  };
}
