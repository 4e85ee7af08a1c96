import type { Deps, RequestContext } from '../../platform/context.ts';

/** Members of such a brand log in through its identity provider; only staff have a password here. */
export function logsInBySso({
  brand,
  deps,
}: Pick<RequestContext, 'brand'> & { readonly deps: Pick<Deps, 'partners'> }): boolean {
  return brand.config.loginMethod === 'sso' && deps.partners.oidc(brand.id) !== null;
}
