import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from './httpClient.ts';
import { givePoints } from './rewardShelf.ts';
import type { UtilityWorld } from './utilityWorld.ts';

type Cashout = components['schemas']['Cashout'];

const DAY = 86_400_000;

export interface Person {
  readonly memberId: string;
  readonly email: string;
  readonly browser: HttpClient;
}

interface PersonWishes {
  readonly points?: number;
  readonly to?: string | null;
  readonly host?: string;
  readonly brand?: string;
  readonly ageDays?: number;
  /** Staff can cash out too. */
  readonly isStaff?: boolean;
  readonly isNewBrowser?: boolean;
}

/** Members who cash out, by the calls that their wallet makes. */
export function cashoutPeople(world: () => Pick<UtilityWorld, 'server' | 'settle'>) {
  const db = () => world().server.database.db;
  const deps = () => world().server.core.deps;
  const now = () => world().server.clock.now();
  let people = 0;

  const mailTo = (email: string) => world().server.sentMail.filter(({ to }) => to === email);
  /** The code of the latest email to an address. */
  const codeTo = async (email: string): Promise<string> => {
    await world().settle();
    return (
      mailTo(email)
        .flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? [])
        .at(-1) ?? ''
    );
  };
  const setDestination = async ({ browser }: Person, to: string): Promise<void> => {
    expect((await browser.call('/cashout/destination', { body: { email: to } })).statusCode).toBe(200);
    const code = await codeTo(to);
    const answer = await browser.call('/cashout/destination/verify', { body: { code } });
    expect([answer.statusCode, answer.json<{ is_verified: boolean }>().is_verified]).toEqual([200, true]);
  };
  /** Gets the code by mail and enters it. */
  const confirm = async ({ browser, email }: Person, body: object): Promise<void> => {
    const sent = await browser.call('/cashout/code', { body });
    expect([sent.statusCode, sent.body.includes('channel')]).toEqual([200, true]);
    const code = await codeTo(email);
    expect((await browser.call('/cashout/code/confirm', { body: { code } })).statusCode).toBe(200);
  };
  const pay = ({ browser }: Person, points: number, key: string = randomUUID()) =>
    browser.call('/cashout/cash/paypal', { body: { points }, headers: { 'idempotency-key': key } });

  return {
    mailTo,
    codeTo,
    setDestination,
    confirm,
    pay,
    subjectsTo: (email: string) => mailTo(email).map(({ subject }) => subject),
    /** A member of two months with points; `to`: whose destination was verified two days ago. */
    person: async ({
      points = 6_000,
      to = `person-${(people += 1)}@pay.example`,
      host = 'localhost',
      brand = 'default',
      ageDays = 60,
      isStaff = false,
      isNewBrowser = false,
    }: PersonWishes = {}): Promise<Person> => {
      const email = `member-${randomUUID()}@example.org`;
      const memberId = await world().server.addMember({
        email,
        brand,
        ...(isStaff ? { isAdmin: true, roles: ['internal_wallet'] } : {}),
      });
      await db()
        .update(members)
        .set({ createdAt: new Date(now().getTime() - ageDays * DAY) })
        .where(eq(members.id, memberId));
      if (points > 0) await givePoints(deps(), memberId, points);
      const browser = await world().server.loggedIn(memberId, host, { isNewBrowser });
      const who = { memberId, email, browser };
      if (to !== null) {
        await setDestination(who, to);
        // Its first day is over.
        await db().execute(
          `update cashout_accounts set verified_at = verified_at - interval '2 days' where member_id = '${memberId}'`,
        );
      }
      return who;
    },
    cashOut: async (who: Person, points = 2_500): Promise<string> => {
      await confirm(who, { way: 'paypal', points });
      const answer = await pay(who, points);
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      return answer.json<{ order_id: string }>().order_id;
    },
    readWallet: async ({ browser }: Person): Promise<Cashout> => {
      const answer = await browser.call('/api/v2/wallet');
      const { cashout } = answer.json<{ cashout: Cashout | null }>();
      if (cashout === null) throw new Error('There are no cash-outs here.');
      return cashout;
    },
  };
}
