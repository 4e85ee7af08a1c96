import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';

type Dismissed = { readonly message: string } | { readonly content: string };

/**
 * Puts a message, an announcement or a banner away for the member, on every device. The caller hides it at once. Staff's
 * preview of a member's app may not, so that it is back on the next page.
 */
export function useDismiss(): (item: Dismissed) => Promise<void> {
  const app = useApp();
  return async (item) => {
    const { kind } = await app.rest.act('/api/v2/dismissals', { body: item }, { intent: 'read' });
    if (kind === 'ok') await refreshSubjects(app, ['messages', 'announcements']);
  };
}
