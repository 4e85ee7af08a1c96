import { randomUUID } from 'node:crypto';
import { signature, type Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import type { CheckoutSession, PaymentMethod } from './types.ts';

export type NewSession = Pick<
  CheckoutSession,
  | 'mode'
  | 'reference'
  | 'successUrl'
  | 'cancelUrl'
  | 'webhookUrl'
  | 'title'
  | 'amount'
  | 'currency'
  | 'expiresAt'
  | 'customer'
  | 'createsCustomer'
>;

/** A card as its owner types it. */
export interface TypedCard {
  readonly number: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

export type Declined = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_number';

/** Numbers that always end the same way, as test numbers of card services do. */
const DECLINING: Readonly<Record<string, Declined>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
};

/** The card service: its pages, payments and saved cards. */
export interface Cards {
  find(id: string): CheckoutSession | null;
  /** Latest first. */
  all(): readonly CheckoutSession[];
  method(id: string | null): PaymentMethod | null;
  /** The card that a customer saved. */
  findSavedMethod(customer: string | null): PaymentMethod | null;
  /** Once per key; null: the key was used for another request. */
  create(key: string, wish: NewSession): CheckoutSession | null;
  /** Pays or saves with a card; a reason when it is declined. `null` card: the one the customer saved. */
  submit(session: CheckoutSession, card: TypedCard | null): Declined | null;
  /** false: it is complete already. */
  expire(session: CheckoutSession): boolean;
  /** Once for a payment; null: there is no such payment. */
  refund(paymentIntent: string): { readonly id: string; readonly session: CheckoutSession } | null;
  detach(methodId: string): PaymentMethod | null;
  refuseAll(refusing: boolean): void;
  isRefusing(): boolean;
  /** Closes pages whose time is over. */
  tick(): void;
}

export function createCards(world: World, sender: Sender): Cards {
  const state = () => world.state.cards;
  const own = <T>(record: Readonly<Record<string, T>>, id: string): T | null =>
    Object.hasOwn(record, id) ? (record[id] ?? null) : null;
  const id = (prefix: string): string => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;
  const notify = (session: CheckoutSession, type: string): void => {
    if (session.webhookUrl === null) return;
    const eventId = id('evt');
    const at = world.now().toISOString();
    const body = {
      id: eventId,
      object: 'event',
      type,
      created: Math.floor(world.now().getTime() / 1_000),
      data: { object: sessionAnswer(session, null) },
    };
    const [text, secret] = [JSON.stringify(body), world.secret('cards-webhook') ?? ''];
    sender.send({
      id: eventId,
      type,
      of: 'cards',
      url: session.webhookUrl,
      secret: 'cards-webhook',
      headers: {},
      sign: (isGenuine) => ({
        'stripe-signature': signature(
          isGenuine ? secret : `not ${secret}`,
          Math.floor(Date.now() / 1_000),
          text,
        ),
      }),
      at,
      body: text,
    });
  };
  const findSavedMethod = (customer: string | null): PaymentMethod | null =>
    customer === null
      ? null
      : (Object.values(state().methods).findLast((method) => method.customer === customer) ?? null);
  const expire = (session: CheckoutSession): boolean => {
    if (session.status === 'complete') return false;
    if (session.status === 'open') {
      session.status = 'expired';
      world.changed();
      notify(session, 'checkout.session.expired');
    }
    return true;
  };
  const keep = (session: CheckoutSession, { number, ...expires }: TypedCard): PaymentMethod => {
    const method: PaymentMethod = {
      id: id('pm'),
      customer: session.mode === 'setup' ? session.customer : null,
      kind: number.startsWith('5') ? 'pebble' : number.startsWith('3') ? 'marble' : 'cobble',
      lastDigits: number.slice(-4),
      ...expires,
    };
    state().methods[method.id] = method;
    return method;
  };

  return {
    find: (sessionId) => own(state().sessions, sessionId),
    all: () => Object.values(state().sessions).toReversed(),
    method: (methodId) => (methodId === null ? null : own(state().methods, methodId)),
    findSavedMethod,
    create: (key, wish) => {
      const fingerprint = JSON.stringify(wish);
      const known = own(state().keys, key);
      if (known !== null)
        return known.fingerprint === fingerprint ? own(state().sessions, known.objectId) : null;
      const session: CheckoutSession = {
        ...wish,
        id: id('cs'),
        createdAt: world.now().toISOString(),
        status: 'open',
        isPaid: false,
        paymentIntent: null,
        paymentMethod: null,
        refundId: null,
      };
      state().sessions[session.id] = session;
      state().keys[key] = { fingerprint, objectId: session.id };
      world.changed();
      return session;
    },
    submit: (session, typed) => {
      if (session.status !== 'open') return 'card_declined';
      if (state().refusing) return 'card_declined';
      if (typed !== null) {
        const declined = DECLINING[typed.number] ?? (isCardNumber(typed.number) ? null : 'incorrect_number');
        if (declined !== null) return declined;
        const end = Date.UTC(typed.expiresYear, typed.expiresMonth, 1);
        if (end <= world.now().getTime()) return 'expired_card';
      }
      if (session.createsCustomer && session.customer === null) session.customer = id('cus');
      const method = typed === null ? findSavedMethod(session.customer) : keep(session, typed);
      if (method === null) return 'incorrect_number';
      session.paymentMethod = method.id;
      session.status = 'complete';
      if (session.mode === 'payment') {
        session.isPaid = true;
        session.paymentIntent = id('pi');
      }
      world.changed();
      notify(session, 'checkout.session.completed');
      return null;
    },
    expire,
    refund: (paymentIntent) => {
      const session = Object.values(state().sessions).find((each) => each.paymentIntent === paymentIntent);
      if (session === undefined) return null;
      session.refundId ??= id('re');
      world.changed();
      return { id: session.refundId, session };
    },
    detach: (methodId) => {
      const method = own(state().methods, methodId);
      if (method !== null) method.customer = null;
      world.changed();
      return method;
    },
    refuseAll: (refusing) => {
      state().refusing = refusing;
      world.changed();
    },
    isRefusing: () => state().refusing,
    tick: () => {
      for (const session of Object.values(state().sessions))
        if (session.status === 'open' && Date.parse(session.expiresAt) <= world.now().getTime())
          expire(session);
    },
  };
}

/** Luhn's check over 13 to 19 digits. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number]
    .toReversed()
    .map(Number)
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

/** A session as the caller reads it; `method`: the saved card, where requested. */
export function sessionAnswer(
  session: CheckoutSession,
  method: PaymentMethod | null,
): Record<string, unknown> {
  const { id, mode, status, isPaid, amount, currency, customer, paymentIntent, expiresAt, createdAt } =
    session;
  const setupIntent = mode === 'setup' && status === 'complete' ? id.replace(/^cs/, 'seti') : null;
  return {
    id,
    object: 'checkout.session',
    mode,
    status,
    payment_status: mode === 'setup' ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid',
    amount_total: mode === 'setup' ? null : amount,
    currency,
    client_reference_id: session.reference,
    customer,
    payment_intent: paymentIntent,
    setup_intent:
      setupIntent === null || method === null
        ? setupIntent
        : {
            id: setupIntent,
            object: 'setup_intent',
            status: 'succeeded',
            payment_method: methodAnswer(method),
          },
    url: null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    created: Math.floor(Date.parse(createdAt) / 1_000),
    expires_at: Math.floor(Date.parse(expiresAt) / 1_000),
  };
}

export function methodAnswer({
  id,
  customer,
  kind,
  lastDigits,
  expiresMonth,
  expiresYear,
}: PaymentMethod): Record<string, unknown> {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer,
    card: { brand: kind, last4: lastDigits, exp_month: expiresMonth, exp_year: expiresYear },
  };
}
