import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useApp } from '../../platform/screen/app.ts';
import { mayShare } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DownloadIcon } from '../../ui/icons/toolIcons.tsx';
import { drawPicture, PICTURE, readLook } from './drawPicture.ts';
import styles from './picture.module.css';

export interface ResultPictureProps {
  /** "12.4 kWh" */
  readonly figure: string;
  /** "saved this winter" */
  readonly label: string;
}

/** A picture of what was saved, drawn in the browser: to share, or to download where the browser shares no files. */
export function ResultPictureLazy({ figure, label }: ResultPictureProps) {
  const intl = useIntl();
  const flash = useFlash();
  const { productName } = useApp().brand.words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sharesFiles, setSharesFiles] = useState(false);
  useEffect(() => setSharesFiles(mayShare(navigator) && typeof navigator.canShare === 'function'), []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context != null)
      drawPicture(context, { figure, label, product: productName }, readLook(document.documentElement));
  }, [figure, label, productName]);

  const failed = () => flash({ type: 'error', text: intl.formatMessage({ id: 'resultPicture.failed' }) });

  function withFile(use: (file: File) => void) {
    canvas.current?.toBlob((blob) => {
      if (blob === null) failed();
      else use(new File([blob], `${productName}.png`, { type: 'image/png' }));
    }, 'image/png');
  }

  const share = (file: File) => {
    // Closing the share sheet is a cancellation, not an error.
    if (navigator.canShare({ files: [file] })) void navigator.share({ files: [file] }).catch(() => undefined);
    else failed();
  };

  const download = (file: File) => {
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(address);
  };

  return (
    <Card title={<FormattedMessage id="resultPicture.title" />} titleId="result-picture">
      <div className="stack">
        <canvas
          ref={canvas}
          className={styles['picture']}
          width={PICTURE.width}
          height={PICTURE.height}
          role="img"
          aria-label={intl.formatMessage(
            { id: 'resultPicture.alt' },
            { figure, label, product: productName },
          )}
        />
        <div className="row">
          {sharesFiles && (
            <Button small onClick={() => withFile(share)}>
              <FormattedMessage id="resultPicture.share" />
            </Button>
          )}
          <Button
            look={sharesFiles ? 'quiet' : 'secondary'}
            small
            icon={<DownloadIcon size={20} />}
            onClick={() => withFile(download)}
          >
            <FormattedMessage id="resultPicture.download" />
          </Button>
        </div>
      </div>
    </Card>
  );
}
