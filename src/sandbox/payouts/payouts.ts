import { ITEM_STATES, type BatchState, type ItemState } from '../../domain/cashout/providerStates.ts';
import { randomDigits, randomLetters, shortName } from '../support/random.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import { createSigning, type Signing } from './signing.ts';
import { itemAnswer } from './answers.ts';
import type { PayoutBatch, PayoutItem, PayoutRefusal, RegisteredWebhook, W9Check } from './types.ts';

/** By the sandbox's clock: how long a payment takes, how long it can be claimed, how long a batch id stays taken. */
const PAYS_MS = 15_000;
const CHECKS_MS = 20_000;
const CLAIM_MS = 30 * 86_400_000;
const TAKEN_MS = 30 * 86_400_000;

export interface PayoutRequest {
  readonly senderBatchId: string;
  readonly emailSubject: string;
  readonly senderItemId: string;
  readonly receiver: string;
  readonly value: string;
  readonly currency: string;
}

export interface Payouts {
  readonly signing: Signing;
  find(clientId: string, batchId: string): PayoutBatch | null;
  byItem(itemId: string): PayoutBatch | null;
  /** By the sender's own id, the latest. */
  bySender(senderBatchId: string): PayoutBatch | null;
  /** Latest first. */
  all(): readonly PayoutBatch[];
  /** `taken`: the first batch with this id, from the latest 30 days. */
  pay(clientId: string, request: PayoutRequest): { readonly batch: PayoutBatch; readonly isTaken: boolean };
  /** Moves an item, and notifies the client. */
  set(batch: PayoutBatch, state: ItemState): void;
  refuse(reason: PayoutRefusal | null): void;
  refusing(): PayoutRefusal | null;
  webhooks(clientId: string): readonly RegisteredWebhook[];
  /** null: this address is registered already. */
  register(clientId: string, url: string): RegisteredWebhook | null;
  /** Latest first. */
  checks(): readonly W9Check[];
  check(request: Omit<W9Check, 'id' | 'madeAt' | 'status'>): W9Check;
  findCheck(reference: string): W9Check | null;
  /** Ends a check, and notifies the product. */
  mark(check: W9Check, status: 'VALID' | 'INVALID'): void;
  /** Does what is due. */
  tick(): void;
}

/** Receivers whose payment ends differently, by a word in their address. */
const HABITS: readonly (readonly [word: string, state: ItemState])[] = [
  ['unclaimed', 'UNCLAIMED'],
  ['blocked', 'BLOCKED'],
  ['onhold', 'ONHOLD'],
  ['fails', 'FAILED'],
];

const usualState = (receiver: string): ItemState =>
  HABITS.find(([word]) => receiver.toLowerCase().includes(word))?.[1] ?? 'SUCCESS';

/** The batch state that follows from its item's. */
const toBatchState = (state: ItemState): BatchState =>
  state === 'PENDING' ? 'PROCESSING' : state === 'BLOCKED' ? 'DENIED' : 'SUCCESS';

export function createPayouts(world: World, sender: Sender, base: () => string): Payouts {
  const signing = createSigning();
  const state = () => world.state.payouts;
  const all = (): PayoutBatch[] => Object.values(state().batches).toReversed();
  const now = (): string => world.now().toISOString();

  let changes = 0;
  const notify = (batch: PayoutBatch): void => {
    const [event] = ITEM_STATES[batch.item.state].events;
    changes += 1;
    if (event === undefined) return;
    for (const { id: webhookId, clientId, url } of state().webhooks) {
      if (clientId !== batch.clientId) continue;
      const [id, type] = [
        `WH-${randomLetters(17, batch.id, batch.item.state, now(), String(changes))}`,
        `PAYMENT.${event}`,
      ];
      const body = JSON.stringify({
        id,
        event_version: '1.0',
        create_time: now(),
        resource_type: 'payouts_item',
        event_type: type,
        summary: `A payout item is ${batch.item.state}.`,
        resource: { ...itemAnswer(base(), batch), sender_batch_id: batch.senderBatchId },
        links: [],
      });
      sender.send({
        id,
        type,
        of: 'payouts',
        url,
        secret: `payouts:${clientId.replace(/^ebbwatt-/, '')}`,
        headers: {},
        sign: (isGenuine) => signing.headers({ base: base(), webhookId, body }, isGenuine),
        at: now(),
        body,
      });
    }
  };
  const set = (batch: PayoutBatch, to: ItemState): void => {
    if (batch.item.state === to) return;
    batch.item.state = to;
    batch.item.changedAt = now();
    batch.state = toBatchState(to);
    world.changed();
    notify(batch);
  };
  const mark = (check: W9Check, status: 'VALID' | 'INVALID'): void => {
    check.status = status;
    world.changed();
    const [id, at] = [shortName('w9'), now()];
    sender.send({
      id,
      type: 'w9.checked',
      of: 'w9',
      url: check.callbackUrl,
      secret: 'w9-webhook',
      headers: {},
      at,
      body: JSON.stringify({ id, reference: check.reference, status }),
    });
  };

  return {
    signing,
    all,
    find: (clientId, batchId) => {
      const batch = Object.hasOwn(state().batches, batchId) ? state().batches[batchId] : undefined;
      return batch?.clientId === clientId ? batch : null;
    },
    byItem: (itemId) => all().find(({ item }) => item.id === itemId) ?? null,
    bySender: (senderBatchId) => all().find((each) => each.senderBatchId === senderBatchId) ?? null,
    pay: (clientId, { senderBatchId, emailSubject, senderItemId, receiver, value, currency }) => {
      const taken = all().find(
        (each) =>
          each.clientId === clientId &&
          each.senderBatchId === senderBatchId &&
          world.now().getTime() - Date.parse(each.madeAt) < TAKEN_MS,
      );
      if (taken !== undefined) return { batch: taken, isTaken: true };
      const [id, count] = [randomLetters(13, clientId, senderBatchId, now()), String(all().length)];
      const item: PayoutItem = {
        id: randomLetters(13, 'item', clientId, senderBatchId, count),
        transactionId: `${randomDigits(8, 'transaction', senderBatchId, count)}${randomLetters(9, senderBatchId, count)}`,
        senderItemId,
        receiver,
        value,
        currency,
        state: 'PENDING',
        changedAt: now(),
      };
      const batch: PayoutBatch = {
        id,
        clientId,
        senderBatchId,
        emailSubject,
        madeAt: now(),
        state: 'PENDING',
        item,
      };
      state().batches[id] = batch;
      world.changed();
      return { batch, isTaken: false };
    },
    set,
    refuse: (reason) => {
      state().refusing = reason;
      world.changed();
    },
    refusing: () => state().refusing,
    webhooks: (clientId) => state().webhooks.filter((each) => each.clientId === clientId),
    register: (clientId, url) => {
      if (state().webhooks.some((each) => each.clientId === clientId && each.url === url)) return null;
      const webhook = { id: randomLetters(17, 'webhook', clientId, url), clientId, url };
      state().webhooks.push(webhook);
      world.changed();
      return webhook;
    },
    checks: () => Object.values(state().checks).toReversed(),
    findCheck: (reference) =>
      Object.hasOwn(state().checks, reference) ? (state().checks[reference] ?? null) : null,
    check: (request) => {
      const known = Object.hasOwn(state().checks, request.reference)
        ? state().checks[request.reference]
        : undefined;
      if (known !== undefined) return known;
      const check: W9Check = { ...request, id: shortName('check'), madeAt: now(), status: 'PROCESSING' };
      state().checks[request.reference] = check;
      world.changed();
      return check;
    },
    mark,
    tick: () => {
      const at = world.now().getTime();
      for (const batch of Object.values(state().batches)) {
        const since = at - Date.parse(batch.item.changedAt);
        if (batch.item.state === 'PENDING' && since >= PAYS_MS) set(batch, usualState(batch.item.receiver));
        else if (batch.item.state === 'UNCLAIMED' && since >= CLAIM_MS) set(batch, 'RETURNED');
      }
      for (const check of Object.values(state().checks))
        if (check.status === 'PROCESSING' && at - Date.parse(check.madeAt) >= CHECKS_MS)
          mark(check, /invalid/i.test(check.name) ? 'INVALID' : 'VALID');
    },
  };
}
