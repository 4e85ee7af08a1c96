import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';

const COUNTS = ['0', '1', '2', '3', '4'] as const;
type Count = (typeof COUNTS)[number];

/** `/signup/select_tplink` (SGN-17): how many smart plugs, where they are offered. None is an answer. */
export default function SelectPlugsScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { signup, typed } = use;
  const before = typed['count'] ?? String(signup.plugs ?? 1);
  const [count, setCount] = useState<Count>(COUNTS.find((each) => each === before) ?? '1');

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.plugs.title' })}
      why={<FormattedMessage id="signupMore.plugs.why" values={{ events: brand.words.realTimeEvent.many }} />}
    >
      <StepForm
        use={use}
        send={() => rest.act('/signup/plugs', { body: { count: Number(count) } })}
        onAnswer={use.goOn}
        button={<FormattedMessage id={count === '0' ? 'signupMore.plugs.none' : 'signup.continue'} />}
      >
        {(_faults, keep) => (
          <>
            <Segmented
              label={intl.formatMessage({ id: 'signupMore.plugs.label' })}
              options={COUNTS.map((value) => ({ value, label: value }))}
              value={count}
              onChange={(value) => {
                setCount(value);
                keep({ count: value });
              }}
            />
            <p className="small muted">
              <FormattedMessage id="signupMore.plugs.note" />
            </p>
          </>
        )}
      </StepForm>
    </StepFrame>
  );
}
