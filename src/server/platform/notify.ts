import type { MessageChannel } from '../../domain/notifications/messagePreferences.ts';
import type { Difference } from '../../domain/settlement/difference.ts';
import type { CanTakePart, Obstacle } from '../../domain/utility/takingPart.ts';
import type { Db } from './db/db.ts';

/** Each template's values. Links are absolute; instants are ISO 8601 and shown in the recipient's zone. */
export interface MessageValues {
  /** Continues a new sign-up. */
  readonly 'signup-link': { readonly link: string };
  /** Someone signed up with a member's address. */
  /** `logIn`: the link itself logs in, or leads to the log-in of a member with a second step. */
  readonly 'already-member': { readonly link: string; readonly logIn: 'link' | 'page' };
  readonly 'password-link': { readonly link: string };
  /** The old password has stopped working: somebody else may know it. */
  readonly 'password-required': { readonly link: string };
  /** A colleague made the reader staff; a new account chooses a password. */
  readonly 'staff-invitation': { readonly link: string; readonly account: 'new' | 'known' };
  /** `what` is "authenticator" or "passkey", then "Added" or "Removed". */
  /** Somebody invites the reader into their home; the link chooses a password, or leads to the provider's log-in. */
  readonly 'home-invitation': {
    readonly link: string;
    readonly by: 'password' | 'provider';
    readonly owner: string;
    readonly untilAt: string;
  };
  /** As `home-invitation`, to a reader who has an account already. */
  readonly 'home-invitation-known': { readonly owner: string; readonly by: 'password' | 'provider' };
  /** The home has another owner. `role` is the reader's from now on, `other` the one it was before, or is now. */
  readonly 'home-handed-over': { readonly role: 'owner' | 'member'; readonly other: string };
  readonly 'second-factor-changed': { readonly what: string };
  /** `state`: "guessed" while tries go on, "locked" when they have ended. */
  readonly 'second-factor-guessed': { readonly state: string };
  readonly 'second-step-code': { readonly code: string };
  readonly 'phone-code': { readonly code: string };
  /** Shows whether texts arrive. */
  readonly 'phone-test': Readonly<Record<string, never>>;
  /** The full number; the email shows only its end. */
  readonly 'phone-added': { readonly number: string };
  /** Sign-up was started, but no utility connected. */
  readonly 'signup-reminder': { readonly utility: string };
  /** Whether the home can take part in events, and if not, why. */
  readonly 'signup-finished': { readonly can: CanTakePart; readonly why: Obstacle | null };
  /**
   * The home is connected, but the member has neither visited nor joined an event for two months. `missed` counts the
   * events since.
   */
  readonly 'account-inactive': { readonly missed: string };
  /** What a member who wants one email a week was to know: `count` messages, `items` one a line. */
  readonly 'weekly-digest': { readonly monday: string; readonly count: string; readonly items: string };
  readonly 'weekly-energy': WeekValues;
  readonly 'password-changed': Readonly<Record<string, never>>;
  /** A copy of the member's data can be fetched until then. */
  readonly 'data-copy-ready': { readonly untilAt: string };
  readonly 'data-copy-failed': Readonly<Record<string, never>>;
  /** The member asked for the deletion of the account, and can keep it until then. */
  readonly 'account-deletion': { readonly untilAt: string };
  /** The account is deleted. */
  readonly 'account-deleted': Readonly<Record<string, never>>;
  /** `takingPart` is "no" where there is no program for the home. */
  readonly 'utility-connected': { readonly utility: string; readonly takingPart: 'yes' | 'no' };
  /** The first delivered readings of a home that waited for them. */
  readonly 'utility-first-readings': { readonly utility: string; readonly takingPart: 'yes' | 'no' };
  /** The utility can now be connected; sent once to everyone on its waitlist. */
  readonly 'utility-ready': { readonly utility: string };
  /** The utility can't find the home. */
  readonly 'utility-problem': { readonly utility: string };
  readonly 'utility-declined': { readonly utility: string };
  readonly 'utility-not-supported': { readonly utility: string };
  readonly 'utility-duplicate': { readonly utility: string };
  /** Staff decided whose a claimed meter is: the reader's. `next` is "connect" for a claimant, who connects it now. */
  readonly 'meter-yours': {
    readonly utility: string;
    readonly lastFour: string;
    readonly next: 'connect' | 'nothing';
  };
  /** Not the reader's, to whom it was connected or who only claimed it. */
  readonly 'meter-not-yours': {
    readonly utility: string;
    readonly lastFour: string;
    readonly was: 'connected' | 'claimed';
  };
  readonly 'utility-attestation': { readonly utility: string };
  readonly 'utility-moved': { readonly utility: string };
  /** The utility no longer shares readings. */
  readonly 'utility-lost': { readonly utility: string };
  /** As `utility-conflict`, of a utility that names no way to leave. */
  readonly 'utility-conflict-help': { readonly utility: string };
  /** The home is enrolled with another provider; the link ends that enrolment. */
  readonly 'utility-conflict': { readonly utility: string; readonly link: string };
  readonly 'utility-outage': { readonly utility: string; readonly untilAt: string | null };
  /** The outage is over. `connected` is "no" for members who can connect only now. */
  readonly 'utility-back': { readonly utility: string; readonly connected: 'yes' | 'no' };
  /** An upcoming event. */
  readonly 'event-advance': EventValues & {
    readonly joined: 'yes' | 'no';
    /** What comes off the saving first, "none" where nothing does, and the date that it came from. */
    readonly makeUpWh: string;
    readonly fromDate: string;
  };
  /** An hour before it, to members who asked for it. */
  readonly 'event-reminder': EventValues & { readonly joined: 'yes' | 'no' };
  readonly 'event-start': EventValues;
  readonly 'event-end': EventValues;
  /** `outcome` is "devices" where only devices are paid for. `paid` is "no" for an estimate. */
  readonly 'event-results': EventValues & ResultValues & UseValues;
  /**
   * `cause` is the domain's `RestatementCode` with underscores. Energy is "none" when either result has none; `…Is`
   * compares it with the usual.
   */
  readonly 'event-corrected': EventValues & {
    readonly cause: string;
    readonly before: string;
    readonly after: string;
    readonly beforeWh: string;
    readonly beforeIs: Difference | 'none';
    readonly afterWh: string;
    readonly afterIs: Difference | 'none';
  } & UseValues;
  /** Names of the devices that did not take part as planned. */
  readonly 'event-devices': EventValues & { readonly devices: string };
  /** Staff joined or left an event for the member. */
  readonly 'event-answered': { readonly eventId: string; readonly answer: 'in' | 'out' };
  readonly 'event-changed': EventValues;
  readonly 'event-cancelled': EventValues;
  /** The partner revoked our access. */
  readonly 'device-trouble': { readonly partner: string };
  readonly 'device-added': { readonly device: string };
  /** A parcel was ordered. */
  readonly 'order-placed': OrderValues;
  /** Staff send an order once more, as a parcel or a code. */
  readonly 'order-replaced': OrderValues & { readonly way: 'parcel' | 'code' };
  /** It arrived. */
  readonly 'order-delivered': OrderValues;
  /** `tracking` is "none" when the shop gave no number. */
  readonly 'order-shipped': OrderValues & { readonly carrier: string; readonly tracking: string };
  /** An order that took no points. `failure` is one of the orders' failure codes. */
  readonly 'order-failed': OrderValues & { readonly failure: string };
  /** An order without points that staff cancelled. */
  readonly 'order-cancelled': OrderValues;
  /** An order without points whose promised time is over. */
  readonly 'order-late': {
    readonly orderId: string;
    readonly title: string;
    readonly back: 'card' | 'code' | 'prize' | 'nothing';
  };
  /** The code is there, or the donation arrived; `receipt` is the receiver's number, or "none". */
  readonly 'order-fulfilled': {
    readonly orderId: string;
    readonly title: string;
    readonly kind: string;
    readonly receipt: string;
  };
  /** The money of a card went back; `reason` is one of the offers' refund reasons. */
  readonly 'card-refunded': {
    readonly title: string;
    readonly hundredths: string;
    readonly currency: string;
    readonly reason: string;
  };
  /** Staff changed the home's place or program; `program`: its name, or "none". */
  readonly 'home-changed': {
    readonly change: 'enrolled' | 'switched' | 'left' | 'moved' | 'movedOut' | 'numbers';
    readonly program: string;
  };
  /** A device that was bought by an offer is still not connected. */
  readonly 'offer-reminder': { readonly offerId: string; readonly title: string };
  /** An offer that the member can take; `price` says whether it costs points. */
  readonly 'offer-new': {
    readonly offerId: string;
    readonly title: string;
    readonly points: string;
    readonly price: 'free' | 'some';
  };
  /** The reservation of an offered device ends soon. */
  readonly 'offer-lapsing': { readonly offerId: string; readonly title: string; readonly untilAt: string };
  /** Confirms one order of money; `way` is "paypal", "egift" or "gift". */
  readonly 'cashout-code': {
    readonly code: string;
    readonly points: string;
    readonly way: string;
    readonly destination: string;
  };
  /** Goes to the new destination itself. */
  readonly 'destination-code': { readonly code: string };
  /** Where money goes was changed; shortened. `change` is "first" while no cash-out has gone to another one. */
  readonly 'destination-changed': { readonly destination: string; readonly change: 'first' | 'other' };
  /** `waits` is "none", "review" by staff or "new" destination; `untilAt` ends the last. */
  readonly 'cashout-placed': {
    readonly orderId: string;
    readonly points: string;
    readonly way: string;
    readonly destination: string;
    readonly waits: string;
    readonly untilAt: string | null;
  };
  /** Staff have reviewed it; `waits` is "none" or "new" destination, which `untilAt` ends. */
  readonly 'payout-approved': {
    readonly orderId: string;
    readonly points: string;
    readonly destination: string;
    readonly waits: string;
    readonly untilAt: string | null;
  };
  readonly 'payout-sent': {
    readonly orderId: string;
    readonly points: string;
    readonly destination: string;
  };
  /** The money arrived after it had come back; `taken`: the points that were taken again. */
  readonly 'payout-arrived-late': {
    readonly orderId: string;
    readonly points: string;
    readonly destination: string;
    readonly taken: string;
    /** Whether it is less than the payout: "yes" or "no". */
    readonly isShort: string;
  };
  /** `reason` is one of the orders' failure codes, or "cancelled" by staff. */
  readonly 'payout-returned': {
    readonly orderId: string;
    readonly points: string;
    readonly destination: string;
    readonly reason: string;
  };
  /** `reason` is one of the orders' failure codes, "cancelled" by staff, or "delivered" where staff refund it later. */
  readonly 'order-refunded': {
    readonly orderId: string;
    readonly title: string;
    readonly reason: string;
    readonly points: string;
  };
  /** The member won a month's draw; `address` says whether one is known that the prize can go to. */
  readonly 'draw-won': {
    readonly orderId: string;
    readonly title: string;
    readonly address: 'known' | 'missing';
  };
  /** A cheaper rate plan was found days ago, and the member hasn't said whether they will take it. */
  readonly 'survey-invitation': { readonly utility: string };
  /** What the homes of a team saved together last month; `kind` is "organisation" or "area". */
  readonly 'team-month': {
    readonly kind: string;
    readonly homes: string;
    readonly teamWh: string;
    readonly ownWh: string;
    readonly rank: string;
    readonly teams: string;
  };
  /** A team is close to its goal for the month; `kind` is "organisation" or "area". */
  readonly 'team-close': {
    readonly kind: string;
    readonly homes: string;
    readonly teamWh: string;
    readonly goalWh: string;
    readonly missingWh: string;
  };
  /** What an event's result reached: a `MilestoneId`, and how many more. */
  readonly milestone: { readonly milestone: string; readonly more: string };
  /** Someone joined with the member's link; `friend` is the first name, or "none". */
  readonly 'friend-joined': { readonly friend: string };
  /** A friend who joined days ago hasn't connected a home yet; `friend` is the first name, or "none". */
  readonly 'friend-stuck': { readonly friend: string };
  readonly 'friend-paid': FriendPaidValues;
}

/** What a friend's first event paid this side; `other` is the other side's first name, or "none". */
type FriendPaidValues = {
  readonly side: 'referrer' | 'friend';
  readonly other: string;
  readonly points: string;
  readonly boosted: 'yes' | 'no';
};

/** `count` is the number of smart plugs where `what` is "plug"; the title is the reward's. */
type OrderValues = {
  readonly orderId: string;
  readonly count: string;
  /** `card`: only a card has paid it. */
  readonly what: 'plug' | 'card' | 'reward';
  readonly title: string;
};

/** `eventType` is the domain's `EventType`. */
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
  /** Seven amounts in watt-hours, separated by commas; empty for a day without complete readings. */
  readonly days: string;
  readonly missing: string;
  readonly totalWh: string;
  /** Compared with the week before. */
  readonly change: 'less' | 'more' | 'same' | 'none';
  readonly percent: string;
  /** Events the member joined, and what they saved. */
  readonly joinedEvents: string;
  readonly saved: 'yes' | 'no';
  readonly savedWh: string;
};

/** The event's energy, which decides the message's unit; "none" where there is none. */
type UseValues = { readonly usedWh: string; readonly usualWh: string };

type ResultValues = {
  readonly outcome: 'saved' | 'more' | 'devices';
  readonly paid: 'yes' | 'no';
  readonly points: string;
  readonly savedWh: string;
  /** Set against the saving, from the evening of `fromDate`; "none": nothing. */
  readonly setWh: string;
  readonly fromDate: string;
  /** Comes off the next saving; "none": nothing. `adds` is "yes" where this evening added to it. */
  readonly leftWh: string;
  readonly adds: 'yes' | 'no';
};

export type MessageTemplate = keyof MessageValues;

interface Envelope {
  readonly brandId: string;
  /**
   * The member supplies address, name and language. With null nothing is sent, but the same work is done, so that
   * response times don't reveal who is a member.
   */
  readonly memberId: string | null;
  /** Overrides the member's own address: an email address, or a phone number in E.164. */
  readonly address?: string;
  /** The recipient's language when there is no member. */
  readonly locale?: string | null;
  /** Only for messages without a switch (email by default); the others follow the member's switches. */
  readonly channel?: MessageChannel;
  /** Unique within the brand; a repeated key is sent once. */
  readonly key: string;
  /** Defaults to the template's lifetime. */
  readonly expiresAt?: Date;
}

export type Message = Envelope &
  {
    readonly [T in MessageTemplate]: { readonly template: T; readonly values: MessageValues[T] };
  }[MessageTemplate];

/** Whether a message would reach a member. */
export interface MessageQuestion {
  readonly brandId: string;
  readonly memberId: string;
  readonly template: MessageTemplate;
}

/** Sends email and text messages for the other subjects. */
export interface Notify {
  /**
   * Within a transaction, the message is sent only after commit. Sending is a job; this never waits for a mail
   * server.
   */
  send(db: Db, message: Message): Promise<void>;
  /** Many messages in one statement; the scheduler sends them. */
  sendAll(db: Db, messages: readonly Message[]): Promise<void>;
  /** The channels on which the member wants a message now. */
  wantedOn(db: Db, question: MessageQuestion): Promise<readonly MessageChannel[]>;
}
