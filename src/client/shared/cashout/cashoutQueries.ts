import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

type App = Pick<AppServices, 'rest'>;

/** The wallet with its latest movement: what the cash-out pages read. */
export const cashoutWallet = (app: App) =>
  restQuery(app, 'wallet', '/api/v2/wallet', { params: { query: { first: 1 } } });

/** The gift cards to cash out as. */
export const egifts = (app: App) => restQuery(app, 'rewards', '/cashout/egifts');
