import { createHmac } from 'node:crypto';
import { secretName } from '../support/random.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';

interface ChatMessage {
  readonly from: 'member' | 'support';
  readonly text: string;
  readonly at: string;
}

/** A member who is, or was, logged in to the widget. */
export interface Chat {
  readonly session: string;
  readonly brand: string;
  readonly member: string;
  readonly name: string;
  readonly email: string;
  readonly loggedInAt: string;
  loggedOutAt: string | null;
  readonly messages: ChatMessage[];
}

const LONGEST_TEXT = 1_000;
const MOST_CHATS = 200;
const MOST_MESSAGES = 200;

/** The conversations of the support widget. */
export class Chats {
  readonly #world: World;
  readonly #chats: Chat[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Latest first. */
  all(): readonly Chat[] {
    return this.#chats;
  }

  /** Null for a token that is forged, expired, or for another widget. */
  logIn(token: string): Chat | null {
    const known = this.#verify(token);
    if (known === null) return null;
    const { brand, claims } = known;
    const earlier = this.#chats.find((each) => each.brand === brand && each.member === claims.sub);
    const chat: Chat = {
      session: secretName(),
      brand,
      member: claims.sub,
      name: claims.name,
      email: claims.email,
      loggedInAt: this.#now(),
      loggedOutAt: null,
      messages: earlier === undefined ? [] : [...earlier.messages],
    };
    this.#chats.unshift(chat);
    this.#chats.length = Math.min(this.#chats.length, MOST_CHATS);
    return chat;
  }

  /** The open conversation of a session; null after the log-out. */
  open(session: string): Chat | null {
    return this.#chats.find((each) => each.session === session && each.loggedOutAt === null) ?? null;
  }

  logOut(session: string): void {
    const chat = this.open(session);
    if (chat !== null) chat.loggedOutAt = this.#now();
  }

  say(chat: Chat, from: ChatMessage['from'], text: string): void {
    const said = text.trim().slice(0, LONGEST_TEXT);
    if (said !== '' && chat.messages.length < MOST_MESSAGES)
      chat.messages.push({ from, text: said, at: this.#now() });
  }

  #now(): string {
    return this.#world.now().toISOString();
  }

  #verify(token: string) {
    const [head = '', body = '', signature = ''] = token.split('.');
    const brand = this.#world.settings.brands.find((each) => {
      const secret = this.#world.secret(`support:${each}`);
      if (secret === null) return false;
      return sameSecret(
        createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url'),
        signature,
      );
    });
    if (brand === undefined || parsed(head)?.['alg'] !== 'HS256') return null;
    const { sub, name, email, exp } = parsed(body) ?? {};
    if (typeof sub !== 'string' || typeof exp !== 'number') return null;
    if (exp * 1_000 <= this.#world.now().getTime()) return null;
    const claims = { sub, name: toText(name), email: toText(email) };
    return { brand, claims };
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(part: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
