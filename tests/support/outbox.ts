/** A message that the sandbox took for somebody. */
interface Letter {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly text: string;
}

const address = (): string =>
  `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT'] ?? '6700'}/outbox.json`;

async function lettersTo(to: string): Promise<readonly Letter[]> {
  const answer = await fetch(`${address()}?${new URLSearchParams({ to }).toString()}`);
  return ((await answer.json()) as { letters: readonly Letter[] }).letters;
}

/** How many messages somebody has, to know which ones are new. */
export async function letterCount(to: string): Promise<number> {
  return (await lettersTo(to)).length;
}

/** The six digits of the newest message to somebody, once there are more messages than before. */
export async function newestCode(to: string, before: number): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const letters = await lettersTo(to);
    const code = letters.length > before ? /\b\d{6}\b/.exec(letters[0]?.text ?? '')?.[0] : undefined;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code came to ${to}.`);
}
