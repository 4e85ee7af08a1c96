import { matchPath } from 'react-router-dom';
import type { AppServices } from '../platform/screen/app.ts';
import type { RouteSection } from './routeTable.ts';

/** Loads a screen's code and texts ahead of time. Failures are ignored here and surface on navigation. */
export async function preloadScreen(
  app: Pick<AppServices, 'loadTexts'>,
  sections: readonly RouteSection[],
  path: string,
): Promise<void> {
  const row = sections.flatMap(({ rows }) => rows).find((each) => matchPath(each.path, path) !== null);
  if (row === undefined) return;
  await Promise.allSettled([
    row.screen(),
    row.loader?.(),
    row.screen.source === undefined ? undefined : app.loadTexts(row.screen.source),
  ]);
}
