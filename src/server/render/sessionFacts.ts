import type { Feature, UserStatus } from '../../../codegen/rest/types.ts';
import type { RequestContext } from '../platform/context.ts';
import type { PageApi } from './pageCalls.ts';
import type { SessionFacts } from './visitor.ts';

/**
 * Who is logged in, and their features, as the API would tell the browser. Null for a stranger; `unknown` when the API
 * does not say (maintenance, or its records are out of reach): then the browser asks for itself and acts on the answer.
 */
export async function sessionFacts(ctx: RequestContext, api: PageApi, apiPrefix: string): Promise<SessionFacts | null | 'unknown'> {
  if (ctx.member === null) return null;
  const read = (path: string) => api({ method: 'GET', path: apiPrefix + path, body: null });
  const [status, features] = await Promise.all([read('/user_status'), read('/api/v2/features')]);
  if (status.status !== 200 || features.status !== 200) return 'unknown';
  return {
    status: JSON.parse(status.text) as UserStatus,
    features: (JSON.parse(features.text) as { features: Feature[] }).features,
  };
}
