import type { Db } from './db/db.ts';

/** What each message wants to know. Links are whole addresses; instants are ISO 8601, shown in the reader's zone. */
export interface MessageValues {
  /** Goes on with the sign-up of somebody new. */
  readonly 'signup-link': { readonly link: string };
  /** Somebody signed up with an address that a member has. */
  readonly 'already-member': { readonly link: string };
  readonly 'password-link': { readonly link: string };
  readonly 'second-step-code': { readonly code: string };
  readonly 'phone-code': { readonly code: string };
  /** The whole number; the mail shows its end only. */
  readonly 'phone-added': { readonly number: string };
  /** Somebody began to join and has not connected the utility. */
  readonly 'signup-reminder': { readonly utility: string };
  /** The sign-up is complete. */
  readonly 'signup-finished': Readonly<Record<string, never>>;
  /** The home is connected, and the member has neither been here nor joined an event for two months. `missed`: events since. */
  readonly 'account-inactive': { readonly missed: string };
  /** What the home used last week: see `WeekValues`. */
  readonly 'weekly-energy': WeekValues;
  readonly 'password-changed': Readonly<Record<string, never>>;
  readonly 'utility-connected': { readonly utility: string };
  /** The first delivered readings of a home that waited for them. `takingPart`: "no" where the utility has no active program. */
  readonly 'utility-first-readings': { readonly utility: string; readonly takingPart: 'yes' | 'no' };
  /** The utility can be connected now; sent once to whoever waited for it. */
  readonly 'utility-ready': { readonly utility: string };
  readonly 'utility-problem': { readonly utility: string };
  /** The home is in the program of another provider: the link leads out of it. */
  readonly 'utility-conflict': { readonly utility: string; readonly link: string };
  readonly 'utility-outage': { readonly utility: string; readonly untilAt: string | null };
  /** The outage is over. `connected`: "no" for who can connect only now. */
  readonly 'utility-back': { readonly utility: string; readonly connected: 'yes' | 'no' };
  /** An event is to come. `joined`: "yes" or "no". */
  readonly 'event-advance': EventValues & { readonly joined: 'yes' | 'no' };
  readonly 'event-start': EventValues;
  readonly 'event-end': EventValues;
  /** `outcome`: less than usual ("saved"), or not; "devices" where devices alone are paid for. `paid`: "no" for an estimate. */
  readonly 'event-results': EventValues & ResultValues;
  /** A result is not what it was; `cause` is the domain's `RestatementCode` with underscores; energy is "none" where there was, or is, no result. */
  readonly 'event-corrected': EventValues & {
    readonly cause: string;
    readonly before: string;
    readonly after: string;
    readonly beforeWh: string;
    readonly afterWh: string;
  };
  /** `devices`: those that did not take part as they should, by name. */
  readonly 'event-devices': EventValues & { readonly devices: string };
  readonly 'event-changed': EventValues;
  readonly 'event-cancelled': EventValues;
  /** The partner no longer lets us in. */
  readonly 'device-trouble': { readonly partner: string };
  readonly 'device-added': { readonly device: string };
  /** What the member ordered has left the shop; `tracking` is "none" where the shop gave no number. */
  readonly 'order-shipped': OrderValues & { readonly carrier: string; readonly tracking: string };
  /** The order could not be sent; `failure` is one of the orders' failures. */
  readonly 'order-failed': OrderValues & { readonly failure: string };
  /** Staff cancelled the order. */
  readonly 'order-cancelled': OrderValues;
}

/** Every message about an order of smart plugs: its id for the link, and how many there are. */
type OrderValues = { readonly orderId: string; readonly count: string };

/** Every message about an event: its type by the domain's `EventType`, when it runs, and its id for the link. */
type EventValues = {
  readonly eventId: string;
  readonly eventType: string;
  readonly dayOn: string;
  readonly fromClock: string;
  readonly toClock: string;
};

type WeekValues = {
  /** The week's first day, YYYY-MM-DD. */
  readonly monday: string;
  /** Seven amounts in watt-hours, separated by commas; an empty one is a day without complete readings. */
  readonly days: string;
  readonly missing: string;
  readonly totalWh: string;
  /** Against the week before. */
  readonly change: 'less' | 'more' | 'same' | 'none';
  readonly percent: string;
  /** Events that the member took part in, and what they saved. */
  readonly joinedEvents: string;
  readonly saved: 'yes' | 'no';
  readonly savedWh: string;
};

type ResultValues = {
  readonly outcome: 'saved' | 'more' | 'devices';
  readonly paid: 'yes' | 'no';
  readonly points: string;
  readonly savedWh: string;
};

export type MessageTemplate = keyof MessageValues;

interface Envelope {
  readonly brandId: string;
  /**
   * Whom it is for: the message takes the member's own address, name and language. Null is nobody: the same work is done,
   * nothing is sent, so that time does not tell who is known.
   */
  readonly memberId: string | null;
  /** Where it goes when not to the member's own address: an email address, or a telephone number in E.164. */
  readonly address?: string;
  /** The reader's language where there is no member. */
  readonly locale?: string | null;
  /** Only of a message without a switch, by email unless said otherwise; the others go by the channels that the member has on. */
  readonly channel?: 'email' | 'sms';
  /** Names the message within the brand: asked for twice, it is sent once. */
  readonly key: string;
  /** When it helps nobody any more; the template's own time where nothing is said. */
  readonly expiresAt?: Date;
}

/** One message to one person. */
export type Message = Envelope &
  {
    readonly [T in MessageTemplate]: { readonly template: T; readonly values: MessageValues[T] };
  }[MessageTemplate];

/** How the rest of the program tells people something by mail or text message. */
export interface Notify {
  /** Given an open transaction, the message goes out only if it commits. Sending is a job: this never waits for a mail server. */
  send(db: Db, message: Message): Promise<void>;
  /** Many at once, in one statement; they go out as the worker finds them. */
  sendAll(db: Db, messages: readonly Message[]): Promise<void>;
}
