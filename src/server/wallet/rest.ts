import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { components } from '../../../codegen/rest/types.ts';
import { movementMonth } from '../../domain/ledger/eventPostings.ts';
import { movementId } from '../../domain/ledger/movementId.ts';
import { pointsToCents } from '../../domain/ledger/payText.ts';
import { balanceToPoints, movementPoints } from '../../domain/ledger/watts.ts';
import { walletCashout } from '../cashout/service.ts';
import { titleFor } from '../orders/service.ts';
import { isOwner } from '../platform/access/household.ts';
import type { MemberContext } from '../platform/context.ts';
import { movementsCsv } from './movementsCsv.ts';
import { readAllMovements, readWallet, type WalletMovement } from './service.ts';
import { encodeCursor, parseCursor } from './walletCursor.ts';

type Schemas = components['schemas'];

/** The member's points and where they came from. Source: WAL-02. */
export const walletHandlers: SubjectHandlers<'wallet'> = {
  getWallet: async (ctx, { query }) => {
    const { brand, db, member, now } = ctx;
    const [{ watts, heldWatts, history, movements, next, total }, cashout] = await Promise.all([
      readWallet(db, toMemberScope(ctx), {
        timeZone: member.timeZone,
        now,
        first: query.first,
        after: query.after === undefined ? null : parseCursor(query.after),
      }),
      walletCashout(ctx),
    ]);
    const amount = (count: number) => toAmount(ctx, count);
    return {
      status: 200,
      body: {
        balance: amount(watts),
        held: amount(heldWatts),
        currency: brand.config.pointsPerUnit === null ? null : brand.config.currency,
        time_zone: member.timeZone,
        history: {
          from: history.from,
          to: history.to,
          opening: amount(history.openingWatts),
          days: history.days.map((day) => ({ date: day.date, balance: amount(day.watts) })),
        },
        movements: (await inOwnLanguage(ctx, movements)).map((movement) => toMovement(ctx, movement)),
        next_cursor: next && encodeCursor(next),
        total,
        // Where the money goes is the owner's business.
        cashout: isOwner(member) || cashout === null ? cashout : { ...cashout, destination: null, w9: null },
      },
    };
  },

  getWalletMovements: async (ctx) => {
    const { brand, db, locale, member } = ctx;
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wallet.csv"',
    };
    const body = movementsCsv(await inOwnLanguage(ctx, await readAllMovements(db, toMemberScope(ctx))), {
      locale,
      words: brand.publicIn(locale).words,
      wattConversionRate: brand.config.wattConversionRate,
      timeZone: member.timeZone,
    });
    return { status: 200, headers, body };
  },
};

const toMemberScope = ({ brand, member }: MemberContext) => ({ brandId: brand.id, memberId: member.id });

/** With the orders' titles in the member's language. */
const inOwnLanguage = (ctx: MemberContext, movements: readonly WalletMovement[]): Promise<WalletMovement[]> =>
  Promise.all(
    movements.map(async (movement) =>
      movement.order === null
        ? movement
        : { ...movement, order: { ...movement.order, title: await titleFor(ctx, movement.order.title) } },
    ),
  );

function toAmount({ brand }: MemberContext, watts: number): Schemas['WalletAmount'] {
  const points = balanceToPoints(watts, brand.config.wattConversionRate);
  return { points, watts, cents: pointsToCents(points, brand.config) };
}

function toMovement(ctx: MemberContext, movement: WalletMovement): Schemas['WalletMovement'] {
  const { causeKey, cause, bookedAt, watts, balanceAfterWatts, event, order, paidBy, adjustment } = movement;
  return {
    id: movementId(causeKey),
    cause,
    booked_at: bookedAt.toISOString(),
    points: movementPoints(movement, ctx.brand.config.wattConversionRate),
    watts,
    balance_after: toAmount(ctx, balanceAfterWatts),
    event: event && {
      id: event.id,
      type: event.type,
      starts_at: event.start.toISOString(),
      ends_at: event.end.toISOString(),
      time_zone: event.timeZone ?? ctx.member.timeZone,
    },
    month: movementMonth(causeKey),
    order,
    paid_by: paidBy,
    adjustment,
  };
}
