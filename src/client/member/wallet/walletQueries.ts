import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

const PAGE_SIZE = 20;

/** The movement that the address asks for; null: none. */
export const soughtEntry = (query: URLSearchParams): string | null => query.get('entry');

/** The wallet with a page of its movements; `after` is the cursor of the page before. */
export const walletPage = (app: Pick<AppServices, 'rest'>, after: string | null) =>
  restQuery(app, 'wallet', '/api/v2/wallet', {
    params: { query: { first: PAGE_SIZE, ...(after === null ? {} : { after }) } },
  });
