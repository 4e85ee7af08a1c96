import type { RequestContext } from '../platform/context.ts';
import { batchLoader, perRequest } from '../platform/loader.ts';
import { translatedTitles } from './queries.ts';

const loader = perRequest(({ db, brand, locale }) =>
  batchLoader<string, string>((titles) => translatedTitles(db, brand.id, locale, titles)),
);

/** An order's title in the reader's language, as long as what was ordered still has that name; else as it was. */
export async function titleFor(ctx: RequestContext, title: string | null): Promise<string | null> {
  if (title === null || ctx.brand.config.locales.length < 2) return title;
  return (await loader(ctx).load(title)) ?? title;
}
