import { isEmailAddress } from '../../domain/signup/emailAddress.ts';
import { returnAllowances, takeAllowances } from '../platform/allowances.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, isCode, newCode } from '../platform/codes.ts';
import type { MemberContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { Secrets } from '../platform/secrets.ts';
import { emailKey, ownTries } from '../session/service.ts';
import { shortEmail } from './codes.ts';
import {
  countDestinationTry,
  hasOtherDestination,
  readAccount,
  saveAccount,
  type CashoutAccount,
} from './store/cashouts.ts';

/** A code is good for the destination that it was sent to. */
const codePlace = (memberId: string, key: string): string => `destination:${memberId}:${key}`;

/** To find the same destination at other members. */
export const destinationKey = (secrets: Secrets, email: string): string =>
  secrets.keyedHash('destination', emailKey(email));

/**
 * Sets where a member's money goes, and sends a code there. The former destination is given up immediately, and the account
 * is notified by email. Repeating a verified address changes nothing.
 */
export async function setDestination(ctx: MemberContext, typed: string): Promise<CashoutAccount> {
  const { brand, db, deps, member, now } = ctx;
  const email = typed.trim().normalize('NFC');
  if (!isEmailAddress(email)) {
    const text = say('cashout.destination.notEmail');
    throw refused(text, { code: 'NOT_AN_EMAIL', fields: { email: text } });
  }
  const key = destinationKey(deps.secrets, email);
  const before = await readAccount(db, brand.id, member.id);
  if (before?.destinationKey === key && before.verifiedAt !== null) return before;
  const wait = await takeAllowances(
    db,
    [`destination-send:${member.id}`, `destination-send:${key}`].flatMap((name) =>
      ownTries(deps.secrets, name),
    ),
    now,
  );
  if (wait > 0) throw new RequestError(429, say('cashout.waitForCode'), { retryAfter: wait });
  const code = newCode();
  await transaction(db, async (tx) => {
    await saveAccount(
      tx,
      brand.id,
      member.id,
      {
        destination: email,
        destinationKey: key,
        verifiedAt: null,
        codeHash: codeHash(deps.secrets, codePlace(member.id, key), code),
        codeExpiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
        tries: 0,
      },
      now,
    );
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId: member.id,
      address: email,
      channel: 'email',
      template: 'destination-code',
      values: { code },
      key: `destination-code:${deps.newId()}`,
    });
  });
  return savedAccount(ctx);
}

/** Confirms the destination by the code that was sent there. */
export async function verifyDestination(ctx: MemberContext, typed: string): Promise<CashoutAccount> {
  const { brand, db, deps, member, now } = ctx;
  const account = await readAccount(db, brand.id, member.id);
  if (account?.destination == null) throw refuse('cashout.destination.none', 'NO_CODE');
  if (account.verifiedAt !== null) return account;
  const tries = ownTries(deps.secrets, `destination-code:${member.id}`);
  const wait = await takeAllowances(db, tries, now);
  if (wait > 0) throw new RequestError(429, say('cashout.waitForCode'), { retryAfter: wait });
  const open = await countDestinationTry(db, member.id, now, CODE_TRIES);
  if (open === null) throw refuse('cashout.noCode', 'NO_CODE');
  if (!isCode(deps.secrets, codePlace(member.id, account.destinationKey ?? ''), typed, open.codeHash))
    throw refuse('cashout.wrongCode', 'WRONG_CODE');
  await returnAllowances(db, tries);
  await transaction(db, async (tx) => {
    await saveAccount(tx, brand.id, member.id, { verifiedAt: now, codeHash: null, codeExpiresAt: null }, now);
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId: member.id,
      template: 'destination-changed',
      values: {
        destination: shortEmail(account.destination ?? ''),
        change: (await hasOtherDestination(tx, member.id, account.destinationKey ?? '')) ? 'other' : 'first',
      },
      key: `destination-changed:${deps.newId()}`,
    });
  });
  return savedAccount(ctx);
}

const refuse = (
  id: 'cashout.destination.none' | 'cashout.noCode' | 'cashout.wrongCode',
  code: string,
): RequestError => refused(say(id), { code, fields: { code: say(id) } });

async function savedAccount({ brand, db, member }: MemberContext): Promise<CashoutAccount> {
  const saved = await readAccount(db, brand.id, member.id);
  if (saved === null) throw new Error('The destination was not saved.');
  return saved;
}
