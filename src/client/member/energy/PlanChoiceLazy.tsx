import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EnergyCost } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Field } from '../../ui/form/Field.tsx';
import { MuiRoot } from '../../ui/mui/MuiRoot.tsx';

export interface PlanChoiceProps {
  readonly cost: EnergyCost;
}

/** The choice among the utility's plans, kept as soon as it is made. */
export function PlanChoiceLazy({ cost }: PlanChoiceProps) {
  const intl = useIntl();
  const app = useApp();
  const { busy, faults, write } = useRestWrite();
  const { plan, plans, is_plan_chosen: isChosen, standard_plan_code: standard, utility_name: utility } = cost;
  const byName = plans.toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
  const standardName = plans.find(({ code }) => code === standard)?.name;
  const kept = isChosen ? plan.code : '';
  const [shown, setShown] = useState(kept);
  const choose = async (code: string) => {
    setShown(code);
    const saved = await write(
      () =>
        app.rest.act(
          '/api/v2/energy/rate_plan',
          { body: { plan_code: code === '' ? null : code } },
          { fieldsShown: ['plan_code'] },
        ),
      { changes: ['meter'], done: () => intl.formatMessage({ id: 'energyCost.choose.saved' }) },
    );
    if (saved === null) setShown(kept);
  };
  return (
    <MuiRoot owner={app} nonce={app.nonce} locale={app.locale}>
      <Field
        label={<FormattedMessage id="energyCost.choose" />}
        hint={<FormattedMessage id="energyCost.choose.hint" values={{ utility }} />}
        error={faults['plan_code']}
      >
        {(control) => (
          <NativeSelect
            fullWidth
            input={<OutlinedInput />}
            inputProps={{ ...control, 'aria-busy': busy }}
            value={shown}
            onChange={({ currentTarget: { value } }) => void choose(value)}
          >
            <option value="">
              {intl.formatMessage({ id: 'energyCost.choose.unsure' }, { plan: standardName })}
            </option>
            {byName.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </MuiRoot>
  );
}
