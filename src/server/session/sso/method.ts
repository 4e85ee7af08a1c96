import type { RequestContext } from '../../platform/context.ts';

/** Whether members of this brand log in by its own accounts. The provider says who they are; only staff have a password here. */
export function logsInBySso({ brand, deps }: Pick<RequestContext, 'brand' | 'deps'>): boolean {
  return brand.config.loginMethod === 'sso' && deps.partners.oidc(brand.id) !== null;
}
