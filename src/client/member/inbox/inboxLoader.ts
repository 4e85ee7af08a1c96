import { appQueries } from '../../platform/cache/queries.ts';
import type { Inbox } from '../../../../codegen/rest/types.ts';
import { pagesShown } from '../../platform/navigation/pagesShown.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { inboxPage } from './inboxQueries.ts';

/** Each page needs the cursor of the one before. */
export async function loader({ app, url }: ScreenRequest): Promise<void> {
  const read = async (): Promise<void> => {
    let after: string | null = null;
    for (let page = 0; page < pagesShown(url.searchParams); page += 1) {
      const { next_cursor: next }: Pick<Inbox, 'next_cursor'> = await appQueries(app).query(
        inboxPage(app, after),
      );
      if (next === null) return;
      after = next;
    }
  };
  await app.waitABit(read().catch(() => undefined));
}
