import { redirect } from 'react-router-dom';
import { pagePath } from '../../domain/navigation/pagePath.ts';
import { guardPage } from '../../domain/session/pageGuard.ts';
import { isMember, toVisitor } from '../../domain/session/visitor.ts';
import { Error404 } from '../platform/navigation/error404.ts';
import type { AppServices } from '../platform/screen/app.ts';
import type { ScreenParts, ScreenRow } from './routeTable.ts';

export type Admission =
  | { readonly kind: 'screen'; readonly parts: ScreenParts }
  /** The page stays as it is and offers to log in: it says why a link no longer works (SES-08). */
  | { readonly kind: 'log-in-first'; readonly to: string };

/**
 * Which parts of a row this person gets. Throws a redirect for somebody who has to go elsewhere first, and Error404
 * for a page that does not exist for them.
 */
export async function admit(app: AppServices, row: ScreenRow, url: URL): Promise<Admission> {
  const ask = async (isKnown: boolean) => {
    const status = isKnown ? await app.visitor() : undefined;
    const visitor = status === undefined ? null : toVisitor(status.user, status.attributes);
    const linkExpired = app.session.store.get()?.linkExpired ?? false;
    return { visitor, verdict: guardPage({ path: url.pathname, search: url.search, visitor, linkExpired }) };
  };
  // A page that is open to everybody does not wait for the answer who it is, unless it looks different then.
  const isOpenToAll = row.stranger === undefined && pagePath(url.pathname) !== '/login';
  const early = isOpenToAll ? await ask(false) : undefined;
  const { visitor, verdict } = early !== undefined && early.verdict.kind === 'open' ? early : await ask(true);
  switch (verdict.kind) {
    case 'open':
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
