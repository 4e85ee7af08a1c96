import { INTERNAL_KEYS, type InternalKey } from '../../../domain/features/roleKeys.ts';
import { STAFF_TOOLS, type StaffTool } from '../../../domain/session/staffTools.ts';

/** The list's views, as written in the URL. */
export const VIEWS = ['all', 'ACTIVE', 'INVITED', 'waiting'] as const;
type View = (typeof VIEWS)[number];

export function toView(state: string | null): View {
  return VIEWS.find((known) => known === state) ?? 'all';
}

/** The server's filters. */
export function toFilter(state: string | null): {
  readonly state: Exclude<View, 'all' | 'waiting'> | null;
  readonly rolesWait: boolean | null;
} {
  const view = toView(state);
  return {
    state: view === 'all' || view === 'waiting' ? null : view,
    rolesWait: view === 'waiting' ? true : null,
  };
}

/** Role keys in the order of the page, with the tools that each opens. */
export const ROLES: readonly { readonly key: InternalKey; readonly tools: readonly string[] }[] =
  INTERNAL_KEYS.map((key) => ({
    key,
    tools: STAFF_TOOLS.filter((tool) => isOpenedBy(tool, key)).map((tool) => tool.key),
  }));

function isOpenedBy({ roles, readers = [] }: StaffTool, key: InternalKey): boolean {
  return [...roles, ...readers].includes(key);
}
