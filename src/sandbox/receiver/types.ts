/** What a partner's address answers. */
export const RECEIVER_ANSWERS = ['fine', 'error', 'slow', 'garbage'] as const;
export type ReceiverAnswer = (typeof RECEIVER_ANSWERS)[number];

/** A call that a partner's address received. */
export interface ReceivedCall {
  /** The header webhook-id: the same at each try. */
  readonly id: string;
  readonly at: string;
  readonly body: string;
  /** `unknown`: no secret to check it with. */
  readonly signature: 'right' | 'wrong' | 'unknown';
  readonly answer: ReceiverAnswer;
}

export interface ReceiverState {
  /** Of the webhook, as staff see it once; null: none was pasted. */
  secret: string | null;
  answer: ReceiverAnswer;
  /** Newest first. */
  calls: ReceivedCall[];
}

export const emptyReceiver = (): ReceiverState => ({ secret: null, answer: 'fine', calls: [] });
