import { FormattedMessage } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { GiftIcon } from '../../ui/icons/navIcons.tsx';
import { invitation } from './invitationQuery.ts';
import styles from './landing.module.css';

/** Who invites the visitor and what both get; nothing for an unknown code. */
export function Invitation({ code }: { readonly code: string }) {
  const app = useApp();
  const { pay } = useFormats();
  const found = useSuspenseRestQuery(invitation(app, code)).data.invitation;
  if (found === null) return null;
  const { name, friend_points: yours, referrer_points: theirs } = found;
  return (
    <aside className={styles['invitation']}>
      <GiftIcon />
      <p>
        <strong>
          <FormattedMessage
            id="landing.invited"
            values={{ name: name ?? 'none', product: app.brand.words.productName }}
          />
        </strong>{' '}
        <FormattedMessage
          id="landing.invited.both"
          values={{
            name: name ?? 'none',
            yours: pay(yours),
            theirs: pay(theirs),
            event: app.brand.words.reductionEvent.one,
          }}
        />
      </p>
    </aside>
  );
}
