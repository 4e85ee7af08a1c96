import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { APPLIANCE_KINDS } from '../../../../domain/signup/appliances.ts';
import type { ApplianceKindName } from '../../../../domain/signup/appliances.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Counter } from '../Counter.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { useStep } from '../useStep.ts';
import { AppliancePicture } from './AppliancePicture.tsx';
import styles from './appliances.module.css';

const MOST = 20;

type Counts = Readonly<Partial<Record<ApplianceKindName, number>>>;

/** `/signup/appliances` (SGN-16, GQL-14): what the home has. A list of nothing is a whole list as well. */
export default function AppliancesScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest } = useApp();
  const formats = useFormats();
  const { form, busy, send } = useSend();
  const draft = useDraft('appliances');
  const { signup, typed } = use;
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(APPLIANCE_KINDS.map(({ kind }) => [kind, Number(typed[kind] ?? signup.appliances.find((each) => each.kind === kind)?.count ?? 0)])),
  );
  const change = (kind: ApplianceKindName, count: number) => {
    const now = { ...counts, [kind]: count };
    setCounts(now);
    draft.keep(Object.fromEntries(Object.entries(now).map(([name, many]) => [name, String(many)])));
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    draft.drop();
    const appliances = APPLIANCE_KINDS.map(({ kind }) => ({ kind, count: counts[kind] ?? 0 }));
    const answer = await send(() => rest.act('/signup/appliances', { body: { appliances } }));
    if (answer !== null) use.goOn(answer);
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.appliances.title' })}
      why={<FormattedMessage id="signupMore.appliances.why" values={{ watts: <strong>{formats.watts(signup.appliance_watts)}</strong> }} />}
    >
      <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <ul className={styles['tiles']}>
          {APPLIANCE_KINDS.map(({ kind }) => {
            const name = intl.formatMessage({ id: `signupMore.appliance.${kind}` });
            const count = counts[kind] ?? 0;
            return (
              <li key={kind} className={styles['tile']} data-has={count > 0 ? '' : undefined}>
                <AppliancePicture kind={kind} />
                <span className={styles['name']}>{name}</span>
                <Counter label={name} value={count} most={MOST} onChange={(next) => change(kind, next)} />
              </li>
            );
          })}
        </ul>
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id={Object.values(counts).some((count) => count > 0) ? 'signup.continue' : 'signupMore.appliances.none'} />
        </Button>
      </form>
    </StepFrame>
  );
}
