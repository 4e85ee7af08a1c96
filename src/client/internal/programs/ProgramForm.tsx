import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProgramForm_program$data,
  ProgramForm_program$key,
} from '../../../../codegen/relay/ProgramForm_program.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { parseBaseline } from '../shared/programs/ruleChoices.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import type { Change } from '../shared/review/ChangeList.tsx';
import { CarryPay } from './CarryPay.tsx';
import {
  datesText,
  parseMissedStart,
  ruleChanges,
  rulesInput,
  parseWeekendWeights,
  wrongRules,
} from './ruleFields.ts';
import type { RuleValues } from './ruleFields.ts';
import { RuleInputs } from './RuleInputs.tsx';
import { useSaveProgram } from './saveProgram.ts';

export function ProgramForm({ program: key }: { readonly program: ProgramForm_program$key }) {
  const intl = useIntl();
  const program = useFragment(
    graphql`
      fragment ProgramForm_program on Program {
        id
        version
        name
        active
        memberCount
        rules {
          settlementIntervalMinutes
          baselineRule
          weekendWeights
          sameDayAdjustment
          blendCapPercent
          postEventAdjustment
          extraHolidays
          droppedHolidays
          pointsPerKwh
          deadBandPercent
          participationPoints
          carryFactor
          budgetPoints
          eventsPerDay
          eventsPerWeek
          realTimePerDay
          realTimePerWeek
          missedStart
          payFromUploads
          netMonthly
          utilityPays
          settlementMeters
        }
      }
    `,
    key,
  );
  const before = toValues(program.rules);
  const [name, setName] = useState(program.name);
  const [active, setActive] = useState(program.active);
  const [values, setValues] = useState(before);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useSaveProgram();
  const wrong = wrongRules(values);
  const label = (field: string) => intl.formatMessage({ id: `internalPrograms.field.${field}` });
  const stateText = (isActive: boolean) =>
    intl.formatMessage({ id: `internalPrograms.program.${isActive ? 'active' : 'inactive'}` });
  const isRenamed = name.trim() !== program.name;
  const changes: readonly Change[] = [
    ...(isRenamed ? [{ label: label('name'), from: program.name, to: name.trim() }] : []),
    ...(active === program.active
      ? []
      : [{ label: label('active'), from: stateText(program.active), to: stateText(active) }]),
    ...ruleChanges(intl, before, values),
  ];
  useUnsaved(changes.length > 0);
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    if (wrong.length === 0) setReviewing(true);
  };
  const save = (reason: string) =>
    write(
      {
        input: {
          id: program.id,
          version: program.version,
          name: name.trim(),
          active,
          rules: rulesInput(before, values),
          reason,
        },
      },
      { done: ({ program: saved }) => intl.formatMessage({ id: 'internal.saved' }, { name: saved.name }) },
    );
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={review}>
        <TextField
          label={label('name')}
          error={fieldFault(refusal, 'name')}
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={120}
          required
        />
        <CheckboxField
          label={<FormattedMessage id="internalPrograms.program.activeLabel" />}
          hint={<FormattedMessage id="internalPrograms.program.activeHint" />}
          checked={active}
          onChange={setActive}
        />
        <RuleInputs values={values} wrong={wrong} refusal={refusal} onChange={setValues} />
        <div className="row">
          <Button type="submit" disabled={changes.length === 0}>
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internal.review.title' }, { name: program.name })}
        changes={changes}
        effects={[
          <FormattedMessage
            key="members"
            id="internalPrograms.program.effect"
            values={{ count: program.memberCount }}
          />,
          <FormattedMessage key="events" id="internalPrograms.program.eventsEffect" />,
          ...(values.carryFactor === before.carryFactor
            ? []
            : [
                carryWords(before.carryFactor, values.carryFactor),
                // A month that is netted carries nothing over.
                ...(values.netMonthly
                  ? []
                  : [<CarryPay key="carryPay" programId={program.id} to={values.carryFactor} />]),
              ]),
          ...(program.active && !active
            ? [<FormattedMessage key="off" id="internalPrograms.program.offEffect" />]
            : []),
        ]}
        confirm={intl.formatMessage({ id: 'internal.review.save' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </>
  );
}

function carryWords(from: string, to: string) {
  if (to === '0') return <FormattedMessage key="carry" id="internalPrograms.program.carryEffect.off" />;
  if (from === '0') return <FormattedMessage key="carry" id="internalPrograms.program.carryEffect.on" />;
  return to === '2' ? (
    <FormattedMessage key="carry" id="internalPrograms.program.carryEffect.more" />
  ) : (
    <FormattedMessage key="carry" id="internalPrograms.program.carryEffect.less" />
  );
}

function toValues(rules: ProgramForm_program$data['rules']): RuleValues {
  return {
    settlementIntervalMinutes: String(rules.settlementIntervalMinutes),
    baselineRule: parseBaseline(rules.baselineRule),
    weekendWeights: parseWeekendWeights(rules.weekendWeights),
    sameDayAdjustment: rules.sameDayAdjustment,
    blendCapPercent: String(rules.blendCapPercent),
    postEventAdjustment: rules.postEventAdjustment,
    extraHolidays: datesText(rules.extraHolidays),
    droppedHolidays: datesText(rules.droppedHolidays),
    pointsPerKwh: String(rules.pointsPerKwh),
    deadBandPercent: String(rules.deadBandPercent),
    participationPoints: String(rules.participationPoints),
    carryFactor: String(rules.carryFactor),
    budgetPoints: rules.budgetPoints == null ? '' : String(rules.budgetPoints),
    eventsPerDay: String(rules.eventsPerDay),
    eventsPerWeek: String(rules.eventsPerWeek),
    realTimePerDay: String(rules.realTimePerDay),
    realTimePerWeek: String(rules.realTimePerWeek),
    missedStart: parseMissedStart(rules.missedStart),
    payFromUploads: rules.payFromUploads,
    netMonthly: rules.netMonthly,
    utilityPays: rules.utilityPays,
    settlementMeters: rules.settlementMeters,
  };
}
