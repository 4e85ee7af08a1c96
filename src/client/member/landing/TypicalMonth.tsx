import { FormattedMessage, useIntl } from 'react-intl';
import { roundLikely } from '../../../domain/settlement/likelyRange.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Figure } from '../../ui/Figure.tsx';
import { typicalMonth } from './typicalMonthQuery.ts';

/** What a typical home earned in events last month; nothing until enough homes have results, or if that can't be read. */
export function TypicalMonth() {
  const intl = useIntl();
  const app = useApp();
  const { pay, number } = useFormats();
  const found = useRestQuery(typicalMonth(app)).data?.typical_month;
  if (found == null) return null;
  const events = app.brand.words.reductionEvent.many;
  return (
    <Figure
      value={pay(roundLikely(found.points, Math.floor))}
      label={intl.formatMessage({ id: 'landing.month.label' })}
      tone="saved"
      explanation={
        <p>
          <FormattedMessage id="landing.month.why" values={{ homes: number(found.homes), events }} />
        </p>
      }
    />
  );
}
