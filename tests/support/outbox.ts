/** An email or text message in the sandbox's outbox. */
interface OutboxMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly text: string;
}

/** A message is sent by a job, which a busy machine may reach late. */
const LONGEST_MS = 60_000;

const address = (): string =>
  `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT'] ?? '6700'}/outbox.json`;

async function messagesTo(to: string): Promise<readonly OutboxMessage[]> {
  const answer = await fetch(`${address()}?${new URLSearchParams({ to }).toString()}`);
  return ((await answer.json()) as { messages: readonly OutboxMessage[] }).messages;
}

/** Counts the messages to a recipient, to find out later which are new. */
export async function messageCount(to: string): Promise<number> {
  return (await messagesTo(to)).length;
}

/** The six-digit code of the newest message, once the recipient has more messages than `before`. */
export const newestCode = (to: string, before: number): Promise<string> =>
  waitForNewest(to, before, 'code', /\b\d{6}\b/);

async function waitForNewest(to: string, before: number, what: string, pattern: RegExp): Promise<string> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until;) {
    const messages = await messagesTo(to);
    const found = messages.length > before ? pattern.exec(messages[0]?.text ?? '')?.[0] : undefined;
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No ${what} came to ${to}.`);
}
