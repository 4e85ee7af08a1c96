import type { Feature, UserStatus } from '../../../codegen/rest/types.ts';
import type { RequestContext } from '../platform/context.ts';
import type { SessionFacts } from './visitor.ts';

/**
 * Who is logged in, and their features, as the API would tell the browser. Null for a stranger; `unknown` when the API
 * does not say (maintenance, or its records are out of reach): then the browser asks for itself and acts on the answer.
 */
export async function sessionFacts(
  ctx: RequestContext,
  base: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<SessionFacts | null | 'unknown'> {
  if (ctx.member === null) return null;
  const [status, features] = await Promise.all([
    fetch(new Request(`${base}/user_status`)),
    fetch(new Request(`${base}/api/v2/features`)),
  ]);
  if (!status.ok || !features.ok) return 'unknown';
  return {
    status: (await status.json()) as UserStatus,
    features: ((await features.json()) as { features: Feature[] }).features,
  };
}
