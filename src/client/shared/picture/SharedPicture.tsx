import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { assetFile } from '../../../domain/transport/assetFile.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useApp } from '../../platform/screen/app.ts';
import { mayShare } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { Card } from '../../ui/Card.tsx';
import { DownloadIcon } from '../../ui/icons/toolIcons.tsx';
import styles from './picture.module.css';

export interface SharedPictureProps {
  /** The backend's path. */
  readonly path: string;
  readonly alt: string;
  /** Goes with the picture. */
  readonly text?: string;
  /** What the member can choose about it. */
  readonly children?: ReactNode;
}

/** A picture made on the server to share, or to download where the browser shares no files. */
export function SharedPicture({ path, alt, text, children }: SharedPictureProps) {
  const intl = useIntl();
  const flash = useFlash();
  const { rest } = useApp();
  const [sharesFiles, setSharesFiles] = useState(false);
  const [busy, setBusy] = useState(false);
  const address = rest.address(path);
  useEffect(() => setSharesFiles(mayShare(navigator) && typeof navigator.canShare === 'function'), []);

  async function share() {
    setBusy(true);
    const file = await assetFile(address, window.location.origin, (at, init) => window.fetch(at, init));
    setBusy(false);
    if (file === null || !navigator.canShare({ files: [file] })) {
      flash({ type: 'error', text: intl.formatMessage({ id: 'resultPicture.failed' }) });
      return;
    }
    // Closing the share sheet is a cancellation, not an error.
    await navigator.share({ files: [file], ...(text === undefined ? {} : { text }) }).catch(() => undefined);
  }

  return (
    <Card title={<FormattedMessage id="resultPicture.title" />} titleId="result-picture">
      <div className="stack">
        <img
          className={styles['picture']}
          src={address}
          alt={alt}
          width={1_200}
          height={630}
          loading="lazy"
        />
        {children}
        <div className="row">
          {sharesFiles && (
            <Button small busy={busy} onClick={() => void share()}>
              <FormattedMessage id="resultPicture.share" />
            </Button>
          )}
          <ButtonAnchor
            href={address}
            download
            look={sharesFiles ? 'quiet' : 'secondary'}
            small
            icon={<DownloadIcon size={20} />}
          >
            <FormattedMessage id="resultPicture.download" />
          </ButtonAnchor>
        </div>
      </div>
    </Card>
  );
}
