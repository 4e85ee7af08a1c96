import { INTERNAL_KEYS, type InternalKey } from '../../../domain/features/roleKeys.ts';
import { STAFF_TOOLS } from '../../../domain/session/staffTools.ts';

/** The list's views, as written in the URL. */
export const VIEWS = ['all', 'ACTIVE', 'INVITED'] as const;
type View = (typeof VIEWS)[number];

export function toView(state: string | null): View {
  return VIEWS.find((known) => known === state) ?? 'all';
}

/** The server's filter value; null: all. */
export function toState(state: string | null): Exclude<View, 'all'> | null {
  const view = toView(state);
  return view === 'all' ? null : view;
}

/** Role keys in the order of the page, with the tools that each opens. */
export const ROLES: readonly { readonly key: InternalKey; readonly tools: readonly string[] }[] =
  INTERNAL_KEYS.map((key) => ({
    key,
    tools: STAFF_TOOLS.filter(({ roles }) => roles.some((role) => role === key)).map((tool) => tool.key),
  }));
