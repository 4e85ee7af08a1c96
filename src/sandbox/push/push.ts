import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { decryptPush } from './decrypt.ts';

/** A browser's subscription, as it hands it to a site. */
export interface Subscription {
  readonly id: string;
  /** Relative to the sandbox. */
  readonly path: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message that reached a browser. */
export interface Received {
  readonly text: string;
  readonly at: string;
  readonly topic: string | null;
  readonly ttlSeconds: number;
}

/** A browser of the service, with its messages, newest first. */
export interface Browser {
  readonly subscription: Subscription;
  readonly isEnded: boolean;
  readonly received: readonly Received[];
}

interface Phone {
  readonly subscription: Subscription;
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly received: Received[];
  /** What it answers instead, and how often. */
  refusal: { readonly status: number; times: number } | null;
  isEnded: boolean;
}

/** A push service, and the browsers that use it. */
export interface Push {
  subscribe(): Subscription;
  /** The browser is gone: 410 from now on. Throws a RangeError for one that was never there. */
  end(id: string): void;
  /** Answers the next messages with this status. */
  refuse(id: string, status: number, times?: number): void;
  /** The answer to a message. */
  deliver(id: string, body: Buffer, about: Omit<Received, 'text'>): number;
  received(id: string): readonly Received[];
  /** Newest first. */
  list(): readonly Browser[];
}

export function createPush(): Push {
  const phones = new Map<string, Phone>();
  const find = (id: string): Phone => {
    const phone = phones.get(id);
    if (phone === undefined) throw new RangeError(`No browser ${id}.`);
    return phone;
  };
  return {
    subscribe() {
      const id = randomUUID();
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const subscription = { id, path: `/push/${id}`, p256dh, auth: auth.toString('base64url') };
      phones.set(id, { subscription, keys, auth, received: [], refusal: null, isEnded: false });
      return subscription;
    },
    end: (id) => void (find(id).isEnded = true),
    refuse: (id, status, times = 1) => void (find(id).refusal = { status, times }),
    deliver(id, body, about) {
      const phone = phones.get(id);
      if (phone === undefined) return 404;
      if (phone.isEnded) return 410;
      if (phone.refusal !== null && phone.refusal.times > 0) {
        phone.refusal.times -= 1;
        return phone.refusal.status;
      }
      const text = decryptPush(body, phone.keys, phone.auth);
      // One that waits is replaced by a later one of its topic.
      const before =
        about.topic === null ? -1 : phone.received.findIndex(({ topic }) => topic === about.topic);
      if (before >= 0) phone.received.splice(before, 1);
      phone.received.push({ text, ...about });
      return 201;
    },
    received: (id) => find(id).received,
    list: () =>
      [...phones.values()].reverse().map(({ subscription, isEnded, received }) => ({
        subscription,
        isEnded,
        received: received.toReversed(),
      })),
  };
}
