import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** How many of the messages that we sent the member hasn't opened. */
export const unreadCount = (app: Pick<AppServices, 'rest'>) =>
  restQuery(app, 'messages', '/api/v2/inbox/unread');
