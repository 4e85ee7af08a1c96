import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFormats } from '../format/useFormats.ts';
import styles from './deletionBanner.module.css';

/** On every page until the account is deleted: until when, and the way to keep it. */
export function DeletionBannerLazy({ at }: { readonly at: string }) {
  const { zone } = useApp();
  const formats = useFormats();
  const now = useNow(60_000);
  const until = new Date(at);
  const isOver = until.getTime() <= now;
  return (
    <div className={styles['banner']}>
      <Notice tone="warn" title={<FormattedMessage id="account.deletion.title" />}>
        <p>
          {isOver ? (
            <FormattedMessage id="account.deletion.over" />
          ) : (
            <FormattedMessage
              id="account.deletion.until"
              values={{
                time: formats.clock(until, zone),
                day: formats.onDay({ startsAt: until, endsAt: until, timeZone: zone }, now),
              }}
            />
          )}
        </p>
        <div className="row">
          <ButtonLink to={`${paths.settings('account')}#delete`} look="secondary" small>
            <FormattedMessage id="account.deletion.keep" />
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
