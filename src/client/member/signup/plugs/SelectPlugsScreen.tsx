import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { useStep } from '../useStep.ts';

const COUNTS = ['0', '1', '2', '3', '4'] as const;
type Count = (typeof COUNTS)[number];

/** `/signup/select_tplink` (SGN-17): how many smart plugs, where they are offered. None is an answer. */
export default function SelectPlugsScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { form, busy, send } = useSend();
  const draft = useDraft('select_tplink');
  const { signup, typed } = use;
  const before = typed['count'] ?? String(signup.plugs ?? 1);
  const [count, setCount] = useState<Count>(COUNTS.find((each) => each === before) ?? '1');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    draft.drop();
    const answer = await send(() => rest.act('/signup/plugs', { body: { count: Number(count) } }));
    if (answer !== null) use.goOn(answer);
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.plugs.title' })}
      why={<FormattedMessage id="signupMore.plugs.why" values={{ events: brand.words.realTimeEvent.many }} />}
    >
      <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Segmented
          label={intl.formatMessage({ id: 'signupMore.plugs.label' })}
          options={COUNTS.map((value) => ({ value, label: value }))}
          value={count}
          onChange={(value) => {
            setCount(value);
            draft.keep({ count: value });
          }}
        />
        <p className="small muted">
          <FormattedMessage id="signupMore.plugs.note" />
        </p>
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id={count === '0' ? 'signupMore.plugs.none' : 'signup.continue'} />
        </Button>
      </form>
    </StepFrame>
  );
}
