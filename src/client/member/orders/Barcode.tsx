import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { cx } from '../../ui/cx.ts';
import type { BarcodeDrawing } from '../../shared/barcode/barcodeDrawing.ts';
import styles from './orders.module.css';

/** The drawing library is loaded only when a code is shown. */
const loadDrawing = () => import('../../shared/barcode/barcodeDrawing.ts');

interface BarcodeProps {
  readonly format: string;
  readonly code: string;
}

/** A code for a scanner: black on white in every theme, and large. Source: MKT-07. */
export function Barcode({ format, code }: BarcodeProps) {
  const intl = useIntl();
  const app = useApp();
  const [drawing, setDrawing] = useState<BarcodeDrawing | 'none' | null>(null);
  useEffect(() => {
    let isShown = true;
    app.importLazily(loadDrawing).then(
      ({ drawBarcode }) => isShown && setDrawing(drawBarcode(format, code) ?? 'none'),
      () => isShown && setDrawing('none'),
    );
    return () => void (isShown = false);
  }, [app, format, code]);
  if (drawing === 'none')
    return (
      <p className="muted">
        <FormattedMessage id="orders.code.noBarcode" />
      </p>
    );
  return (
    <div className={cx(styles['barcode'], format === 'QR_CODE' && styles['square'])}>
      {drawing !== null && (
        <Drawing drawing={drawing} label={intl.formatMessage({ id: 'orders.code.barcode' })} />
      )}
    </div>
  );
}

function Drawing({ drawing, label }: { readonly drawing: BarcodeDrawing; readonly label: string }) {
  const { width, height, quietZone, path } = drawing;
  return (
    <svg
      viewBox={[-quietZone, -quietZone, width + 2 * quietZone, height + 2 * quietZone].join(' ')}
      role="img"
      aria-label={label}
    >
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}
