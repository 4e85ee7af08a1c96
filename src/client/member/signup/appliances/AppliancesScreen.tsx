import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { APPLIANCE_KINDS } from '../../../../domain/signup/appliances.ts';
import type { ApplianceKindName } from '../../../../domain/signup/appliances.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Counter } from '../Counter.tsx';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { AppliancePicture } from './AppliancePicture.tsx';
import styles from './appliances.module.css';

const MOST = 20;

type Counts = Readonly<Partial<Record<ApplianceKindName, number>>>;

/** `/signup/appliances` (SGN-16, GQL-14): the home's appliances. An empty list is a valid answer. */
export default function AppliancesScreen() {
  const use = useStep();
  const intl = useIntl();
  const { brand, rest } = useApp();
  const formats = useFormats();
  const { signup, typed } = use;
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(
      APPLIANCE_KINDS.map(({ kind }) => [
        kind,
        Number(typed[kind] ?? signup.appliances.find((each) => each.kind === kind)?.count ?? 0),
      ]),
    ),
  );
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.appliances.title' })}
      why={
        <FormattedMessage
          id="signupMore.appliances.why"
          values={{ pay: <strong>{formats.pay(signup.appliance_watts / brand.wattConversionRate)}</strong> }}
        />
      }
    >
      <StepForm
        use={use}
        send={() =>
          rest.act('/signup/appliances', {
            body: { appliances: APPLIANCE_KINDS.map(({ kind }) => ({ kind, count: counts[kind] ?? 0 })) },
          })
        }
        onAnswer={use.proceed}
        button={
          <FormattedMessage
            id={
              Object.values(counts).some((count) => count > 0)
                ? 'signup.continue'
                : 'signupMore.appliances.none'
            }
          />
        }
      >
        {(_faults, keep) => (
          <ul className={styles['tiles']}>
            {APPLIANCE_KINDS.map(({ kind }) => {
              const name = intl.formatMessage({ id: `signupMore.appliance.${kind}` });
              const count = counts[kind] ?? 0;
              const change = (next: number) => {
                const now = { ...counts, [kind]: next };
                setCounts(now);
                keep(Object.fromEntries(Object.entries(now).map(([each, many]) => [each, String(many)])));
              };
              return (
                <li key={kind} className={styles['tile']} data-has={count > 0 ? '' : undefined}>
                  <AppliancePicture kind={kind} />
                  <span className={styles['name']}>{name}</span>
                  <Counter label={name} value={count} most={MOST} onChange={change} />
                </li>
              );
            })}
          </ul>
        )}
      </StepForm>
    </StepFrame>
  );
}
