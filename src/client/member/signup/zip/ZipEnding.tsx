import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { zipEligibility } from '../../../../domain/signup/zipEligibility.ts';
import { focusHeading } from '../../../platform/page/focusHeading.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icons/controlIcons.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';
import styles from './zip.module.css';

/** What is and isn't available in a home without events, or without events yet. */
const ENDINGS = {
  OHM_PERKS_ELIGIBLE: [
    ['offers', true],
    ['devices', true],
    ['events', false],
  ],
  OHM_PARTIALLY_INELIGIBLE: [
    ['prepare', true],
    ['devices', true],
    ['eventsYet', false],
  ],
} as const;

export interface ZipEndingProps {
  readonly use: StepUse;
  readonly zip: NonNullable<Signup['zip']>;
  readonly busy: boolean;
  readonly onProceed: () => void;
  readonly onOther: () => void;
}

/** SGN-21: the two outcomes short of full eligibility, shown before the name is asked. */
export function ZipEnding({ use, zip, busy, onProceed, onOther }: ZipEndingProps) {
  const intl = useIntl();
  const { words } = useApp().brand;
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  const outcome =
    zipEligibility(zip.eligibility) === 'OHM_PARTIALLY_INELIGIBLE'
      ? 'OHM_PARTIALLY_INELIGIBLE'
      : 'OHM_PERKS_ELIGIBLE';
  const utility = zip.utility_short_name;
  const values = {
    code: shownPostalCode(zip.zip),
    utility,
    product: words.productName,
    events: words.reductionEvent.many,
  };
  const named = utility === null ? 'unnamed' : 'named';
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: `homeCheck.${outcome}.title` }, values)}
      why={<FormattedMessage id={`homeCheck.${outcome}.${named}`} values={values} />}
    >
      <div className="stack">
        <ul className={styles['can']}>
          {ENDINGS[outcome].map(([key, can]) => (
            <li key={key} className={can ? undefined : styles['not']}>
              {can ? (
                <CheckIcon size={20} label={intl.formatMessage({ id: 'signup.zip.yes' })} />
              ) : (
                <CloseIcon size={20} label={intl.formatMessage({ id: 'signup.zip.no' })} />
              )}
              <span>
                <FormattedMessage id={`signup.zip.can.${key}`} values={values} />
              </span>
            </li>
          ))}
        </ul>
        <Button wide busy={busy} onClick={onProceed}>
          <FormattedMessage
            id={`signup.zip.continue.${use.edit === null ? outcome : 'edit'}`}
            values={values}
          />
        </Button>
        <Button wide look="quiet" onClick={onOther}>
          <FormattedMessage id={`signup.zip.other`} />
        </Button>
      </div>
    </StepFrame>
  );
}
