import type { Deps } from '../platform/context.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';

export type SandboxTools = Pick<Deps, 'outbound' | 'partners'>;

/** What a person could do on the sandbox's page. Throws `PartnerFault` where it doesn't answer. */
export async function controlSandbox(
  { outbound, partners }: SandboxTools,
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await outbound.call(
    'sandbox',
    {
      method: 'POST',
      url: `${partners.sandboxUrl ?? ''}/control${path}`,
      headers: { 'content-type': 'application/json', 'x-sandbox-key': partners.secret('sandbox') ?? '' },
      body: JSON.stringify(body),
    },
    { deadlineMs: 5_000 },
  );
  return answer.ok().body.length === 0 ? null : answer.json();
}

/** Does what the demonstration can do without: a sandbox that refuses or doesn't answer is logged. */
export async function ifSandboxLets(
  { log }: Pick<Deps, 'log'>,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    log.warn({ err: error }, `the sandbox’s ${what} could not be connected`);
  }
}
