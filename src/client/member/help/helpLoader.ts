import { Error404 } from '../../platform/navigation/error404.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { isArticleId } from './articles.ts';

/** The id of the article; null: the list of them. */
export function loader({ params: { id } }: ScreenRequest) {
  if (id === undefined) return { id: null };
  if (!isArticleId(id)) throw new Error404();
  return { id };
}
