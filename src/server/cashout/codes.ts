import { amountFault, judgeGiftCards, type CashoutWay } from '../../domain/cashout/blockers.ts';
import { takeAllowances, returnAllowances } from '../platform/allowances.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, isCode, newCode } from '../platform/codes.ts';
import type { MemberContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { ownTries } from '../session/service.ts';
import { findSmsNumber } from '../settings/service.ts';
import {
  browserKey,
  confirmCode,
  countCodeTry,
  fingerprint,
  putCode,
  refuseAmount,
  refuseBlocked,
  trustBrowser,
  type Confirmed,
} from '../spending/service.ts';
import { cashoutView, type CashoutView } from './view.ts';

export type CodeChannel = 'email' | 'sms';

export interface SentCode {
  readonly channel: CodeChannel;
  readonly sentTo: string;
  readonly channels: readonly CodeChannel[];
}

const place = (memberId: string): string => `cashout:${memberId}`;

/** Sends the code that confirms an order, once it is clear that it can be placed. Source: rewards, "Cash-out". */
export async function sendCode(
  ctx: MemberContext,
  wanted: Confirmed,
  channel: CodeChannel,
): Promise<SentCode> {
  const { brand, db, deps, member, now, session } = ctx;
  const view = await viewFor(ctx, wanted);
  const phone = view.member.twoFactor ? await findSmsNumber(db, member.id) : null;
  const channels: readonly CodeChannel[] = phone === null ? ['email'] : ['email', 'sms'];
  if (!channels.includes(channel)) throw refused(say('cashout.noChannel'), { code: 'NO_CHANNEL' });
  const wait = await takeAllowances(db, ownTries(deps.secrets, `cashout-send:${member.id}`), now);
  if (wait > 0) throw new RequestError(429, say('cashout.waitForCode'), { retryAfter: wait });
  const code = newCode();
  await transaction(db, async (tx) => {
    await putCode(tx, {
      memberId: member.id,
      brand: brand.id,
      sessionId: session.id,
      fingerprint: fingerprint(deps.secrets, member.id, wanted, view.account?.destinationKey ?? null),
      codeHash: codeHash(deps.secrets, place(member.id), code),
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId: member.id,
      channel,
      template: 'cashout-code',
      values: {
        code,
        points: String(wanted.points),
        way: wanted.way,
        destination: view.account?.destination ?? '',
      },
      key: `cashout-code:${deps.newId()}`,
    });
  });
  return {
    channel,
    sentTo: channel === 'sms' ? `•••${(phone ?? '').slice(-4)}` : shortEmail(view.member.email),
    channels,
  };
}

/** Checks the code, and trusts this browser from now on. The order that it confirms is its own call. */
export async function confirm(ctx: MemberContext, typed: string): Promise<void> {
  const { brand, db, deps, member, now, session } = ctx;
  const tries = ownTries(deps.secrets, `cashout-code:${member.id}`);
  const wait = await takeAllowances(db, tries, now);
  if (wait > 0) throw new RequestError(429, say('cashout.waitForCode'), { retryAfter: wait });
  const open = await countCodeTry(db, { memberId: member.id, sessionId: session.id, now }, CODE_TRIES);
  if (open === null)
    throw refused(say('cashout.noCode'), { code: 'NO_CODE', fields: { code: say('cashout.noCode') } });
  if (!isCode(deps.secrets, place(member.id), typed, open.codeHash))
    throw refused(say('cashout.wrongCode'), {
      code: 'WRONG_CODE',
      fields: { code: say('cashout.wrongCode') },
    });
  await returnAllowances(db, tries);
  const browser = browserKey(ctx);
  await transaction(db, async (tx) => {
    await confirmCode(tx, { memberId: member.id, codeHash: open.codeHash, now });
    if (browser !== null)
      await trustBrowser(tx, {
        memberId: member.id,
        browserKey: browser,
        brand: brand.id,
        confirmedAt: now,
      });
  });
}

/** What can't be ordered needs no code. */
async function viewFor(ctx: MemberContext, { way, points }: Confirmed): Promise<CashoutView> {
  if (way === 'paypal') return openView(ctx, { way, points });
  const view = await cashoutView(ctx);
  if (view === null) throw refuseBlocked('cashout_disabled');
  const verdict = judgeGiftCards(view.facts);
  // What a gift is worth is judged when it is ordered.
  const blocker = verdict.blockers.find(({ remedy }) => way === 'egift' || remedy === 'contact');
  if (blocker !== undefined) throw refuseBlocked(blocker.reason);
  const fault = way === 'egift' ? amountFault(view.facts, verdict, points) : null;
  if (fault !== null) throw refuseAmount(fault);
  return view;
}

/** The view of a way that is open for this amount; throws otherwise. */
export async function openView(
  ctx: MemberContext,
  { way, points }: { readonly way: CashoutWay; readonly points: number },
): Promise<CashoutView> {
  const view = await cashoutView(ctx);
  if (view === null) throw refuseBlocked('cashout_disabled');
  const verdict = view.verdict[way];
  const [first] = verdict.blockers;
  if (first !== undefined) throw refuseBlocked(first.reason);
  if (!verdict.isOffered) throw refuseBlocked('cashout_disabled');
  const fault = amountFault(view.facts, verdict, points);
  if (fault !== null) throw refuseAmount(fault);
  return view;
}

/** "d•••@example.com": enough to know which mailbox it is. */
export function shortEmail(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  return `${name.slice(0, 1)}•••@${domain}`;
}
