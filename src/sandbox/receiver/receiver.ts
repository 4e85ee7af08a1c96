import { createHmac } from 'node:crypto';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import { RECEIVER_ANSWERS, type ReceivedCall, type ReceiverAnswer } from './types.ts';

/** The path of the partner's address below the sandbox's. */
export const RECEIVER_PATH = '/partner/webhooks';

const KEPT = 100;
const LONGEST_SECRET = 200;
/** Standard Webhooks: an older call may be a replay. */
const TOLERANCE_SECONDS = 300;

interface Arrived {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** A partner that takes our product's webhooks. */
export interface Receiver {
  /** Keeps the call, and says what to answer. */
  take(arrived: Arrived): ReceivedCall;
  /** Null secrets and answers stay as they are. */
  set(wishes: { readonly secret: string | null; readonly answer: string | null }): boolean;
  forget(): void;
}

export function createReceiver(world: World): Receiver {
  const state = () => world.state.receiver;
  const check = ({ id, timestamp, signature, body }: Arrived): ReceivedCall['signature'] => {
    const { secret } = state();
    if (secret === null) return 'unknown';
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const right = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    const age = Math.abs(world.now().getTime() / 1_000 - Number(timestamp));
    return age <= TOLERANCE_SECONDS && signature.split(' ').some((each) => sameSecret(each, right))
      ? 'right'
      : 'wrong';
  };
  return {
    take: (arrived) => {
      const { id, body } = arrived;
      const { answer, calls } = state();
      const call = { id, at: world.now().toISOString(), body, signature: check(arrived), answer };
      calls.unshift(call);
      calls.splice(KEPT);
      world.changed();
      return call;
    },
    set: ({ secret, answer }) => {
      if (secret !== null && !/^whsec_[\w+/=-]{20,}$/.test(secret)) return false;
      if (secret !== null && secret.length > LONGEST_SECRET) return false;
      if (answer !== null && !isAnswer(answer)) return false;
      if (secret !== null) state().secret = secret;
      if (answer !== null) state().answer = answer;
      world.changed();
      return true;
    },
    forget: () => {
      state().calls = [];
      world.changed();
    },
  };
}

const isAnswer = (text: string): text is ReceiverAnswer => RECEIVER_ANSWERS.some((each) => each === text);
