import { chosenGroups } from '../../../domain/analytics/consent.ts';
import { isPreview } from '../page/isPreview.ts';
import type { Platform } from '../platform.ts';

/**
 * A choice of privacy is the account's: reading it sets this browser's cookie to it, and one that was made here before
 * logging in becomes the account's if that has none. Only browsers with a choice ask, and whoever logs in. Returns how to
 * stop.
 */
export function followPrivacy(
  { session, rest }: Pick<Platform, 'session' | 'rest'>,
  cookie: () => string | null,
): () => void {
  const memberHere = () => session.current()?.user?.id ?? null;
  const agree = async (): Promise<void> => {
    const here = chosenGroups(cookie());
    const { groups } = await rest.read('/api/v2/privacy', {}, { intent: 'read' });
    if (groups !== null || here === null) return;
    const oneTrustActiveGroups = `,${here.join(',')},`;
    await rest.act('/api/v2/update_privacy', { body: { oneTrustActiveGroups } }, { intent: 'read' });
  };
  let known = memberHere();
  // What fails is made up for on the next page.
  if (known !== null && cookie() !== null && !isPreview()) agree().catch(() => undefined);
  return session.store.subscribe(() => {
    const member = memberHere();
    if (member === known) return;
    known = member;
    if (member !== null && !isPreview()) agree().catch(() => undefined);
  });
}
