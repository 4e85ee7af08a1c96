import { matchPath } from 'react-router-dom';
import type { AppServices } from '../platform/screen/app.ts';
import type { RouteSection, ScreenRow } from './routeTable.ts';

export const findRow = (sections: readonly RouteSection[], path: string): ScreenRow | undefined =>
  sections.flatMap(({ rows }) => rows).find((row) => matchPath(row.path, path) !== null);

/** Loads a screen's code and texts ahead of time. Failures are ignored here and surface on navigation. */
export async function preloadScreen(
  app: Pick<AppServices, 'loadTexts'>,
  sections: readonly RouteSection[],
  path: string,
): Promise<void> {
  const row = findRow(sections, path);
  if (row === undefined) return;
  await Promise.allSettled([
    row.screen(),
    row.loader?.(),
    row.screen.source === undefined ? undefined : app.loadTexts(row.screen.source),
  ]);
}
