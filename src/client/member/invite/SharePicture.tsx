import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { assetFile } from '../../../domain/transport/assetFile.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useApp } from '../../platform/screen/app.ts';
import { mayShare } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { DownloadIcon } from '../../ui/icons/toolIcons.tsx';
import styles from './invite.module.css';

interface SharePictureProps {
  readonly savedWattHours: number;
  readonly link: string;
}

/** Less isn't worth sharing. */
const LEAST_WATT_HOURS = 100;

/** A picture made on the server to share, or to download where the browser shares no files. */
export function SharePicture({ savedWattHours, link }: SharePictureProps) {
  const intl = useIntl();
  const flash = useFlash();
  const { rest } = useApp();
  const [wantsFigure, setWantsFigure] = useState(true);
  const [sharesFiles, setSharesFiles] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasFigure = savedWattHours >= LEAST_WATT_HOURS;
  const address = rest.address(
    hasFigure && wantsFigure ? '/api/v2/referrals/picture.png' : '/api/v2/referrals/picture.png?figure=none',
  );
  useEffect(() => setSharesFiles(mayShare(navigator) && typeof navigator.canShare === 'function'), []);

  async function share() {
    setBusy(true);
    const file = await assetFile(address, window.location.origin, (at, init) => window.fetch(at, init));
    setBusy(false);
    if (file === null || !navigator.canShare({ files: [file] })) {
      flash({ type: 'error', text: intl.formatMessage({ id: 'invite.picture.failed' }) });
      return;
    }
    // Closing the share sheet is a cancellation, not an error.
    await navigator.share({ files: [file], text: link }).catch(() => undefined);
  }

  return (
    <Card title={<FormattedMessage id="invite.picture.title" />} titleId="invite-picture">
      <div className="stack">
        <img
          className={styles['picture']}
          src={address}
          alt={intl.formatMessage({ id: 'invite.picture.alt' })}
          width={1_200}
          height={630}
          loading="lazy"
        />
        {hasFigure && (
          <Checkbox
            label={<FormattedMessage id="invite.picture.figure" />}
            checked={wantsFigure}
            onChange={({ currentTarget }) => setWantsFigure(currentTarget.checked)}
          />
        )}
        <div className="row">
          {sharesFiles && (
            <Button small busy={busy} onClick={() => void share()}>
              <FormattedMessage id="invite.picture.share" />
            </Button>
          )}
          <ButtonAnchor
            href={address}
            download
            look={sharesFiles ? 'quiet' : 'secondary'}
            small
            icon={<DownloadIcon size={20} />}
          >
            <FormattedMessage id="invite.picture.download" />
          </ButtonAnchor>
        </div>
      </div>
    </Card>
  );
}
