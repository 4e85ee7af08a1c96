import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

const PAGE_SIZE = 20;

/** A page of what we sent the member; `after` is the cursor of the page before. */
export const inboxPage = (app: Pick<AppServices, 'rest'>, after: string | null) =>
  restQuery(app, 'messages', '/api/v2/inbox', {
    params: { query: { first: PAGE_SIZE, ...(after === null ? {} : { after }) } },
  });
