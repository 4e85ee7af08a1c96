import { appQueries } from '../../platform/cache/queries.ts';
import type { Wallet } from '../../../../codegen/rest/types.ts';
import { MOST_PAGES, pagesShown } from '../../platform/navigation/pagesShown.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { soughtEntry, walletPage } from './walletQueries.ts';

/** Each page of movements needs the cursor of the one before. */
export async function loader({ app, url }: ScreenRequest): Promise<void> {
  const read = async (): Promise<void> => {
    let after: string | null = null;
    let sought = soughtEntry(url.searchParams);
    for (
      let page = 0;
      page < pagesShown(url.searchParams) || (sought !== null && page < MOST_PAGES);
      page += 1
    ) {
      const { next_cursor: next, movements }: Pick<Wallet, 'next_cursor' | 'movements'> = await appQueries(
        app,
      ).query(walletPage(app, after));
      if (movements.some(({ id }) => id === sought)) sought = null;
      if (next === null) return;
      after = next;
    }
  };
  await app.waitABit(read().catch(() => undefined));
}
