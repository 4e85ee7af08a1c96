import { redirect } from 'react-router-dom';
import { pagePath } from '../../domain/navigation/pagePath.ts';
import { guardPage } from '../../domain/session/pageGuard.ts';
import { isMember, toVisitor } from '../../domain/session/visitor.ts';
import { Error404 } from '../platform/navigation/error404.ts';
import type { AppServices } from '../platform/screen/app.ts';
import type { RouteSection, ScreenParts, ScreenRow } from './routeTable.ts';

export type Admission =
  | { readonly kind: 'screen'; readonly parts: ScreenParts }
  /** Stays on the page and offers to log in, because a link has expired (SES-08). */
  | { readonly kind: 'log-in-first'; readonly to: string };

/**
 * Which variant of a row the visitor gets. Throws a redirect for visitors who must go elsewhere first, and
 * Error404 for a page that doesn't exist for them.
 */
export async function admit(
  app: AppServices,
  row: ScreenRow,
  url: URL,
  opens: NonNullable<RouteSection['area']>['opens'] = () => true,
): Promise<Admission> {
  const ask = async (isKnown: boolean) => {
    const status = isKnown ? await app.visitor() : undefined;
    const visitor = status === undefined ? null : toVisitor(status.user, status.attributes);
    const linkExpired = app.session.store.get()?.linkExpired ?? false;
    return { visitor, verdict: guardPage({ path: url.pathname, search: url.search, visitor, linkExpired }) };
  };
  // A page for everyone doesn't wait for the user status, unless it looks different without a session.
  const isOpenToAll = row.stranger === undefined && pagePath(url.pathname) !== '/login';
  const early = isOpenToAll ? await ask(false) : undefined;
  const { visitor, verdict } = early !== undefined && early.verdict.kind === 'open' ? early : await ask(true);
  switch (verdict.kind) {
    case 'open':
      if (visitor !== null && !opens(visitor, url.pathname)) throw new Error404();
      return { kind: 'screen', parts: visitor !== null && !isMember(visitor) ? (row.stranger ?? row) : row };
    case 'ask-here':
      return { kind: 'log-in-first', to: verdict.to };
    case 'go':
      throw redirect(verdict.to);
    case 'hidden':
    case 'wait':
      throw new Error404();
  }
}
