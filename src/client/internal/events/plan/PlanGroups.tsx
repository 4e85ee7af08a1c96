import { useIntl } from 'react-intl';
import { MOST_GROUPS, MOST_MINUTES_APART } from '../../../../domain/events/groups.ts';
import { fieldFault, type Refusal } from '../../../platform/write/refusal.ts';
import { CheckboxField } from '../../shared/form/CheckboxField.tsx';
import styles from '../../shared/form/Form.module.css';
import { TextField } from '../../shared/form/TextField.tsx';
import { wholeNumber, type TypedGroups } from './planGroups.ts';

/** Whether the events of a plan are held in groups of homes, how many, and how far apart they start. */
export function PlanGroups({
  groups,
  refusal,
  onChange,
}: {
  readonly groups: TypedGroups;
  readonly refusal: Refusal | null;
  readonly onChange: (groups: TypedGroups) => void;
}) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `internalPlan.groups.${id}` }, values);
  const { isOn, count, apart, isRandom } = groups;
  const set = (change: Partial<TypedGroups>) => onChange({ ...groups, ...change });
  const fault = (typed: string, least: number, most: number) =>
    typed === '' || wholeNumber(typed, least, most) !== null ? undefined : text('fault', { least, most });
  return (
    <>
      <CheckboxField
        label={text('on')}
        hint={text('onHint')}
        checked={isOn}
        onChange={(checked) => set({ isOn: checked })}
      />
      {isOn && (
        <>
          <div className={styles['pair']}>
            <TextField
              label={text('count')}
              error={fault(count, 2, MOST_GROUPS) ?? fieldFault(refusal, 'groups')}
              inputMode="numeric"
              maxLength={2}
              value={count}
              onChange={(typed) => set({ count: typed })}
            />
            <TextField
              label={text('apart')}
              hint={text('apartHint')}
              error={fault(apart, 1, MOST_MINUTES_APART) ?? fieldFault(refusal, 'minutesApart')}
              inputMode="numeric"
              maxLength={3}
              value={apart}
              onChange={(typed) => set({ apart: typed })}
            />
          </div>
          <CheckboxField
            label={text('random')}
            hint={text('randomHint')}
            checked={isRandom}
            onChange={(checked) => set({ isRandom: checked })}
          />
        </>
      )}
    </>
  );
}
