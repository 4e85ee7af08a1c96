import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import type { BarcodeDrawing } from '../barcode/barcodeDrawing.ts';
import styles from './secondFactor.module.css';

const loadDrawing = () => import('../barcode/barcodeDrawing.ts');

/** A text for a camera: black on white in every theme. Its room is kept while the drawing loads. */
export function QrCode({ text }: { readonly text: string }) {
  const intl = useIntl();
  const app = useApp();
  const [drawing, setDrawing] = useState<BarcodeDrawing | null>(null);
  useEffect(() => {
    let isShown = true;
    app.importLazily(loadDrawing).then(
      ({ drawBarcode }) => isShown && setDrawing(drawBarcode('QR_CODE', text)),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [app, text]);
  return (
    <div className={styles['qr']}>
      {drawing !== null && (
        <svg
          viewBox={[
            -drawing.quietZone,
            -drawing.quietZone,
            drawing.width + 2 * drawing.quietZone,
            drawing.height + 2 * drawing.quietZone,
          ].join(' ')}
          role="img"
          aria-label={intl.formatMessage({ id: 'secondFactor.app.picture' })}
        >
          <path d={drawing.path} fillRule="evenodd" />
        </svg>
      )}
    </div>
  );
}
