import { useIntl } from 'react-intl';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';
import type { LikelyView, ToMakeUpView } from './eventView.ts';
import { LikelyWhy } from './LikelyWhy.tsx';

export interface LikelyFigureProps extends LikelyView {
  readonly toMakeUp: ToMakeUpView | null;
}

/** An event's expected pay, with the figures it rests on. */
export function LikelyFigure({ toMakeUp, ...likely }: LikelyFigureProps) {
  const intl = useIntl();
  const { payRange } = useFormats();
  return (
    <Figure
      value={payRange(likely.low, likely.high)}
      label={intl.formatMessage({ id: 'events.likely.label' })}
      explanation={<LikelyWhy {...likely} toMakeUpWh={toMakeUp?.wh ?? 0} />}
    />
  );
}
