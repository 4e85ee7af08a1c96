import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';

export interface PointsFigureProps {
  readonly points: number;
  readonly large?: boolean;
  /** More of the explanation, after what a point is worth. */
  readonly children?: ReactNode;
}

/** A balance: money first, then points; only points where they have no money value. */
export function PointsFigure({ points, large = false, children }: PointsFigureProps) {
  const intl = useIntl();
  const { pay, paysMoney, points: pointsText } = useFormats();
  return (
    <Figure
      large={large}
      value={pay(points)}
      label={intl.formatMessage(
        { id: 'balance.label' },
        { worth: String(paysMoney), points: pointsText(points) },
      )}
      explanation={
        <>
          <p>
            <FormattedMessage
              id="balance.why"
              values={{
                worth: String(paysMoney),
                hundred: pointsText(100),
                money: pay(100),
                points: pointsText(points),
                pay: pay(points),
              }}
            />
          </p>
          {children}
        </>
      }
    />
  );
}
