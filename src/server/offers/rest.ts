import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { agree, chooseOption, reserve } from './claims.ts';
import { confirm, giveUpPayment, pay, removeCard, startSetup } from './payments.ts';
import { offersView, offerView } from './view.ts';

/** Source: OFR-05 to OFR-09. */
export const offerHandlers: SubjectHandlers<'offers'> = {
  getOffers: async (ctx) => ({ status: 200, body: await offersView(ctx) }),

  getOffer: async (ctx, { params }) => ({ status: 200, body: await offerView(ctx, params.id) }),

  reserveOffer: async (ctx, { params }) => {
    await reserve(ctx, params.id);
    return { status: 200, body: await offerView(ctx, params.id) };
  },

  setOfferOption: async (ctx, { params, body }) => {
    await chooseOption(ctx, params.id, body.option_id);
    return { status: 200, body: await offerView(ctx, params.id) };
  },

  agreeToOffer: async (ctx, { params, body }) => {
    await agree(ctx, params.id, body.version);
    return { status: 200, body: await offerView(ctx, params.id) };
  },

  payOffer: async (ctx, { params, body }) => {
    const url = await pay(ctx, params.id, body.points);
    return { status: 200, body: { ...(await offerView(ctx, params.id)), checkout_url: url } };
  },

  giveUpOfferPayment: async (ctx, { params }) => {
    await giveUpPayment(ctx, params.id);
    return { status: 200, body: await offerView(ctx, params.id) };
  },

  confirmCheckout: async (ctx, { body }) => {
    const payment = await confirm(ctx, body.session_id);
    return {
      status: 200,
      body: {
        mode: payment.mode,
        state: payment.state,
        offer_id: payment.offerId,
        hundredths: payment.hundredths,
        currency: payment.currency,
        checkout_url: payment.state === 'open' ? payment.url : null,
        refund_reason: payment.refundReason,
      },
    };
  },

  saveCard: async (ctx) => ({ status: 200, body: { checkout_url: await startSetup(ctx) } }),

  removeCard: async (ctx) => {
    await removeCard(ctx);
    return { status: 200, body: await offersView(ctx) };
  },
};
