import { chosenGroups } from '../../../domain/analytics/consent.ts';
import { isPreview } from '../page/isPreview.ts';
import type { Platform } from '../platform.ts';

export interface FollowedPrivacy {
  /** Once this browser's cookie is the choice of whoever is logged in, or that can't be read. */
  readonly agreed: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * A choice of privacy is the account's: reading it sets this browser's cookie to it, and one that was made here before
 * logging in becomes the account's if that has none. Only browsers with a choice ask, and whoever logs in.
 */
export function followPrivacy(
  { session, rest }: Pick<Platform, 'session' | 'rest'>,
  cookie: () => string | null,
): FollowedPrivacy {
  const memberHere = () => session.current()?.user?.id ?? null;
  const agree = async (): Promise<void> => {
    const here = chosenGroups(cookie());
    const { groups } = await rest.read('/api/v2/privacy', {}, { intent: 'read' });
    if (groups !== null || here === null) return;
    const oneTrustActiveGroups = `,${here.join(',')},`;
    await rest.act('/api/v2/update_privacy', { body: { oneTrustActiveGroups } }, { intent: 'read' });
  };
  let agreement: Promise<void> = Promise.resolve();
  // What fails is made up for on the next page.
  const begin = (): void => void (agreement = agree().catch(() => undefined));
  let known = memberHere();
  if (known !== null && cookie() !== null && !isPreview()) begin();
  const stop = session.store.subscribe(() => {
    const member = memberHere();
    if (member === known) return;
    known = member;
    if (member !== null && !isPreview()) begin();
  });
  return {
    stop,
    agreed: () =>
      session.known().then(
        () => agreement,
        () => undefined,
      ),
  };
}
