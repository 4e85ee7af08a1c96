import { queriesOf } from '../../platform/cache/queries.ts';
import { pagesShown } from '../../platform/navigation/pagesShown.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { walletPage } from './walletQueries.ts';

/** Each page of movements needs the cursor of the one before. */
export async function loader({ app, url }: ScreenRequest): Promise<void> {
  const read = async (): Promise<void> => {
    let after: string | null = null;
    for (let page = 0; page < pagesShown(url.searchParams); page += 1) {
      const { next_cursor: next }: { next_cursor: string | null } = await queriesOf(app).query(
        walletPage(app, after),
      );
      if (next === null) return;
      after = next;
    }
  };
  await app.waitABit(read().catch(() => undefined));
}
