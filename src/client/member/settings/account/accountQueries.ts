import type { Account } from '../../../../../codegen/rest/types.ts';
import { ATTRIBUTE } from '../../../../domain/session/attributeKeys.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

/** The copy of the member's data, the account's deletion, and how they confirm that it is them. */
export const accountState = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'account', '/api/account');

/** Shows a changed account here, and in the banner on other pages. */
export function showAccount(app: AppServices, account: Account): void {
  appQueries(app).setQueryData(accountState(app).queryKey, account);
  const { store } = app.session;
  const held = store.get();
  if (held === undefined) return;
  const attributes = {
    ...held.status.attributes,
    [ATTRIBUTE.accountDeletedAt]: account.deletion?.due_at ?? '',
  };
  store.set({ ...held, status: { ...held.status, attributes } });
}
