import { FormattedMessage, useIntl } from 'react-intl';
import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import { formatMonthDay } from '../../../../domain/format/dates.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { correctionWord } from './correctionWord.ts';
import { Step } from './Step.tsx';
import styles from './Receipt.module.css';

export interface CorrectionStepProps {
  readonly versions: EventReceipt['versions'];
  readonly timeZone: string;
}

/** Every settlement of the result, with what changed. A result never changes without a word. */
export function CorrectionStep({ versions, timeZone }: CorrectionStepProps) {
  const intl = useIntl();
  const { clock, locale, points } = useFormats();
  return (
    <Step name="corrections">
      <ol>
        {versions.map((version) => {
          const at = new Date(version.settled_at);
          return (
            <li key={version.version} className={styles['line']}>
              <span>
                <FormattedMessage id={`events.corrected.${correctionWord(version.change_reason)}`} />{' '}
                <span className="small muted number">
                  {intl.formatMessage({ id: 'events.at' }, { date: formatMonthDay(at, timeZone, locale), time: clock(at, timeZone) })}
                </span>
              </span>
              <span className="number strong">{points(version.points)}</span>
            </li>
          );
        })}
      </ol>
    </Step>
  );
}
