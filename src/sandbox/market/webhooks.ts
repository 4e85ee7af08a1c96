import { randomUUID } from 'node:crypto';
import type { Attempt, Sender } from '../webhooks/sender.ts';
import type { Enrollment } from '../world/types.ts';
import type { World } from '../world/world.ts';

export type WebhookType =
  | 'enrollment.changed'
  | 'data.available'
  | 'authorization.changed'
  | 'outage.changed';

/** One delivery attempt, for the person's page. */
export interface WebhookAttempt {
  readonly id: string;
  readonly type: string;
  readonly enrollmentId: string;
  readonly state: string;
  readonly substate: string;
  readonly sequence: number;
  readonly at: string;
  /** The HTTP status, or the error. */
  readonly result: string;
}

export interface Webhooks {
  /** Sends a change to the product, in the background. */
  send(enrollment: Enrollment, type: WebhookType, more?: Readonly<Record<string, unknown>>): void;
  attempts(): readonly WebhookAttempt[];
  /** Resolves when all partners' webhooks are delivered or given up, with the number of attempts so far. */
  settled(): Promise<number>;
}

/** The market's webhooks. */
export function createWebhooks(world: World, sender: Sender): Webhooks {
  return {
    send: (enrollment, type, more = {}) => {
      const {
        id: enrollmentId,
        state,
        substate,
        sequence,
        utility,
        webhookUrl: url,
        signatureKeyId,
        clientId,
      } = enrollment;
      const [id, at] = [randomUUID(), world.now().toISOString()];
      const body = JSON.stringify({
        id,
        type,
        enrollment_id: enrollmentId,
        authorization_id: enrollment.authorizationId,
        state,
        substate,
        sequence,
        at,
        ...more,
      });
      sender.send({
        id,
        type,
        of: utility,
        url,
        secret: `webhook:${clientId}`,
        headers: { 'x-signature-key': signatureKeyId },
        at,
        body,
      });
    },
    attempts: () => sender.attempts().flatMap(toAttempt),
    settled: sender.settled,
  };
}

/** Other partners' webhooks aren't the market's. */
function toAttempt({ message: { id, type, at, body }, result }: Attempt): WebhookAttempt[] {
  const {
    enrollment_id: enrollmentId,
    state,
    substate,
    sequence,
  } = JSON.parse(body) as { readonly enrollment_id?: string } & Pick<
    Enrollment,
    'state' | 'substate' | 'sequence'
  >;
  return enrollmentId === undefined
    ? []
    : [{ id, type, enrollmentId, state, substate, sequence, at, result }];
}
