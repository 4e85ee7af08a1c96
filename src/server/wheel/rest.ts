import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { components } from '../../../codegen/rest/types.ts';
import { PRIZE_RULES } from '../../domain/wheel/prizes.ts';
import { wheelZone } from '../../domain/wheel/wheelDay.ts';
import type { MemberContext } from '../platform/context.ts';
import { changePlayer, giveUpPrize, markSeen, redeemPrize, requireWheel, spinWheel } from './service.ts';
import type { MemberDraw } from './draws/queries.ts';
import {
  previousWinner,
  readDraw,
  readSpin,
  readTicker,
  viewWheel,
  type PlayerView,
  type SpinView,
} from './view.ts';
import type { SeedRow } from './store.ts';
import { pickPrizeTexts } from './words.ts';

type Schemas = components['schemas'];

/** The prize wheel. Source: WHL-05 to WHL-11, AMB-35. */
export const wheelHandlers: SubjectHandlers<'wheel'> = {
  getWheel: async (ctx) => {
    await requireWheel(ctx);
    const view = await viewWheel(ctx);
    const spin = (one: SpinView) => toSpin(ctx, one);
    return {
      status: 200,
      body: {
        player: toPlayer(view.player),
        spins: view.spins.map(spin),
        unseen: view.unseen && spin(view.unseen),
        prizes: view.prizes.map(spin),
        history: view.history.map(spin),
        odds: view.odds.map((prize) => ({
          prize_id: prize.id,
          type: prize.type,
          ...pickPrizeTexts(prize, ctx),
          points: prize.points,
          weight: prize.weight,
          out: prize.out,
        })),
        odds_hash: view.oddsHash,
        total_weight: view.totalWeight,
        seed: toSeed(view.seeds.current),
        next_seed: toSeed(view.seeds.next),
        past_seeds: view.seeds.past.map(toSeed),
        next_free_spin_at: view.nextFreeSpinAt.toISOString(),
        time_zone: wheelZone(ctx.brand.config.country),
        has_boost: view.hasBoost,
        draws: view.draws.map((draw) => toDraw(ctx, draw)),
      },
    };
  },

  getPreviousDailyCashWinner: async (ctx) => {
    await requireWheel(ctx);
    const { day, winner } = await previousWinner(ctx);
    return {
      status: 200,
      body: {
        day,
        winner: winner && {
          first_name: winner.firstName,
          region: winner.region,
          points: winner.points ?? 0,
        },
      },
    };
  },

  getWheelTicker: async (ctx) => {
    await requireWheel(ctx);
    const wins = await readTicker(ctx);
    return {
      status: 200,
      body: {
        wins: wins.map(({ at, type, texts, firstName, region }) => ({
          at: at.toISOString(),
          type,
          title: pickPrizeTexts({ id: type, texts }, ctx).title,
          first_name: firstName,
          region,
        })),
      },
    };
  },

  saveWheelPlayer: async (ctx, { body }) => {
    await requireWheel(ctx);
    const player = await changePlayer(ctx, {
      ...(body.confirms_age === undefined ? {} : { confirmsAge: body.confirms_age }),
      ...(body.shows_name === undefined ? {} : { showsName: body.shows_name }),
    });
    return { status: 200, body: toPlayer(player) };
  },

  getWheelDraw: async (ctx, { params }) => {
    await requireWheel(ctx);
    const { draw, entries } = await readDraw(ctx, params.id);
    return {
      status: 200,
      body: {
        draw: toDraw(ctx, draw),
        entries: entries.map(({ number, memberNumber }) => ({ number, member_number: memberNumber })),
      },
    };
  },

  getWheelSpin: (ctx, { params }) => answer(ctx, () => readSpin(ctx, params.id)),

  spinWheel: (ctx, { params, body }) =>
    answer(ctx, () =>
      spinWheel(ctx, params.id, {
        memberNumber: body.member_number,
        commitment: body.commitment,
        oddsHash: body.odds_hash,
      }),
    ),

  markWheelSpinSeen: (ctx, { params }) => answer(ctx, () => markSeen(ctx, params.id)),

  redeemWheelPrize: (ctx, { params, body }) =>
    answer(ctx, () => redeemPrize(ctx, params.id, body.consents === true, ctx)),

  giveUpWheelPrize: (ctx, { params }) => answer(ctx, () => giveUpPrize(ctx, params.id)),
};

async function answer(
  ctx: MemberContext,
  work: () => Promise<SpinView>,
): Promise<{ readonly status: 200; readonly body: Schemas['WheelSpin'] }> {
  await requireWheel(ctx);
  return { status: 200, body: toSpin(ctx, await work()) };
}

const toPlayer = ({
  minimumAge,
  confirmedAge,
  closed,
  mayWinCash,
  showsName,
  firstName,
  region,
}: PlayerView): Schemas['WheelPlayer'] => ({
  minimum_age: minimumAge,
  age_confirmed: confirmedAge !== null && confirmedAge >= minimumAge,
  closed,
  may_win_cash: mayWinCash,
  shows_name: showsName,
  first_name: firstName === '' ? null : firstName,
  region,
});

const toSeed = ({ day, commitment, startsAt, endsAt, seed }: SeedRow): Schemas['WheelSeed'] => ({
  day,
  commitment,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  seed,
});

function toDraw(
  ctx: MemberContext,
  { prizeId, texts, drawnAt, seed, entries, entriesHash, winnerNumber, ...draw }: MemberDraw,
): Schemas['WheelDraw'] {
  return {
    id: draw.id,
    month: draw.month,
    title: pickPrizeTexts({ id: prizeId, texts }, ctx).title,
    closes_at: draw.closesAt.toISOString(),
    commitment: draw.commitment,
    own_entries: [...draw.ownEntries],
    outcome:
      drawnAt === null || seed === null || entries === null || entriesHash === null || winnerNumber === null
        ? null
        : {
            drawn_at: drawnAt.toISOString(),
            entries,
            entries_hash: entriesHash,
            seed,
            winner_number: winnerNumber,
            is_mine: draw.isMine,
            order_id: draw.orderId,
            first_name: draw.firstName,
            region: draw.region,
          },
  };
}

function toSpin(ctx: MemberContext, view: SpinView): Schemas['WheelSpin'] {
  const { spin } = view;
  return {
    rmw_spin_id: spin.id,
    rmw_redeemable_spin_id: spin.redeemableId,
    number: spin.number,
    source: spin.source,
    granted_at: spin.grantedAt.toISOString(),
    spun_at: spin.spunAt?.toISOString() ?? null,
    is_seen: spin.seenAt !== null,
    result: toResult(ctx, view),
    proof: toProof(ctx, view),
  };
}

function toResult(ctx: MemberContext, { spin, prizes }: SpinView): Schemas['WheelResult'] | null {
  const prize = prizes.get(spin.prizeId ?? '');
  const { prizeState, prizeType } = spin;
  if (prize === undefined || prizeState === null || prizeType === null) return null;
  return {
    prize_type: prizeType,
    prize_id: prize.id,
    ...pickPrizeTexts(prize, ctx),
    points: spin.points,
    state: prizeState,
    needs_form: PRIZE_RULES[prizeType].needsForm,
    order_id: spin.orderId,
  };
}

function toProof(ctx: MemberContext, { spin, seed, prizes }: SpinView): Schemas['WheelProof'] | null {
  const { odds, oddsHash, ticket, memberNumber, drawnPrizeId } = spin;
  if (
    seed === null ||
    odds === null ||
    oddsHash === null ||
    ticket === null ||
    memberNumber === null ||
    drawnPrizeId === null
  )
    return null;
  return {
    commitment: seed.commitment,
    seed: seed.seed,
    reveals_at: seed.endsAt.toISOString(),
    member_number: memberNumber,
    odds: odds.map(({ prizeId, type, weight }) => {
      const prize = prizes.get(prizeId);
      return {
        prize_id: prizeId,
        type,
        title: prize === undefined ? '' : pickPrizeTexts(prize, ctx).title,
        weight,
      };
    }),
    odds_hash: oddsHash,
    ticket,
    drawn_prize_id: drawnPrizeId,
  };
}
