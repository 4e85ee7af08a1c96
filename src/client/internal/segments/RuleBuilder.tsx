import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  QueryBuilder,
  toFlatOptionArray,
  type FullField,
  type RuleGroupType,
  type Translations,
  type ValueEditorProps,
  type ValueSelectorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';
import { countsDays, OPERATORS, valueCount, type Operator } from '../../../domain/segments/attributeTypes.ts';
import type { TreeFault } from '../../../domain/segments/check.ts';
import { CopyIcon, TrashIcon } from '../../ui/icons/toolIcons.tsx';
import { ConditionReach } from './ConditionReach.tsx';
import { IN_SEGMENT, SEGMENT_FIELD, toComparison, typedValues } from './ruleQuery.ts';
import { RuleValues } from './RuleValues.tsx';
import { useFaultText } from './useFaultText.ts';
import type { AttributeChoice, RuleChoices } from './useRuleChoices.ts';

/** A field of the builder, with what its values need. */
interface ChoiceField extends FullField {
  readonly choice: AttributeChoice | null;
  readonly segments: RuleChoices['segments'];
}

/** What the builder hands to each condition. */
interface BuilderContext {
  readonly faults: ReadonlyMap<string, TreeFault>;
  /** Only once saving was tried. */
  readonly showFaults: boolean;
}

interface RuleBuilderProps {
  readonly query: RuleGroupType;
  readonly choices: RuleChoices;
  /** A segment by one attribute has one condition. */
  readonly onlyOne: boolean;
  /** Conditions that can't be saved, by id. */
  readonly faults: ReadonlyMap<string, TreeFault>;
  readonly showFaults: boolean;
  readonly onChange: (query: RuleGroupType) => void;
}

/** Nothing in the place of a control. */
const None = () => null;

/** The editor of a rule: react-querybuilder with its MUI parts. */
export function RuleBuilder({ query, choices, onlyOne, faults, showFaults, onChange }: RuleBuilderProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalSegments.${id}` });
  const fields: ChoiceField[] = choices.attributes.map((choice) => ({
    name: choice.name,
    value: choice.name,
    label: choice.label,
    operators: choice.operators.map((name) => ({ name, value: name, label: text(`operator.${name}`) })),
    choice,
    segments: [],
  }));
  if (!onlyOne && choices.segments.length > 0)
    fields.push({
      name: SEGMENT_FIELD,
      value: SEGMENT_FIELD,
      label: text('builder.segment'),
      operators: [{ name: IN_SEGMENT, value: IN_SEGMENT, label: text('builder.inSegment') }],
      choice: null,
      segments: choices.segments,
    });
  return (
    <QueryBuilderMaterial>
      <QueryBuilder
        query={query}
        onQueryChange={onChange}
        fields={fields}
        combinators={[
          { name: 'and', value: 'and', label: text('builder.and') },
          { name: 'or', value: 'or', label: text('builder.or') },
        ]}
        showNotToggle={!onlyOne}
        showCloneButtons={!onlyOne}
        resetOnFieldChange
        resetOnOperatorChange={false}
        getDefaultValue={({ field }) => (field === SEGMENT_FIELD ? (choices.segments[0]?.value ?? '') : [])}
        translations={builderTranslations(text)}
        context={{ faults, showFaults } satisfies BuilderContext}
        controlElements={{
          valueEditor: ValueEditor,
          valueSelector: Selector,
          ...(onlyOne
            ? {
                addGroupAction: None,
                combinatorSelector: None,
                ...(query.rules.length > 0 ? { addRuleAction: None } : {}),
              }
            : {}),
        }}
        maxLevels={20}
      />
    </QueryBuilderMaterial>
  );
}

/** The browser's own list, with a name for screen readers, in the place of the builder's. */
function Selector({ options, value, title, disabled = false, handleOnChange }: ValueSelectorProps) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': title, disabled }}
      value={value ?? ''}
      onChange={({ currentTarget }) => handleOnChange(currentTarget.value)}
    >
      {toFlatOptionArray(options).map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A condition's values, and beside them whether anyone matches it. */
function ValueEditor(props: ValueEditorProps<ChoiceField>) {
  const { rule, fieldData } = props;
  const { faults } = props.context as BuilderContext;
  return (
    <>
      <ConditionValues {...props} />
      <ConditionReach
        condition={
          faults.has(rule.id ?? '') ? null : toComparison(rule, () => fieldData.choice?.type ?? 'TEXT')
        }
      />
    </>
  );
}

function ConditionValues({
  operator,
  value,
  handleOnChange,
  fieldData,
  rule,
  context,
}: ValueEditorProps<ChoiceField>) {
  const intl = useIntl();
  const faultText = useFaultText();
  const { faults, showFaults } = context as BuilderContext;
  const { choice, segments } = fieldData;
  if (choice === null)
    return (
      <RuleValues
        label={intl.formatMessage({ id: 'internalSegments.builder.segment' })}
        input="one"
        options={segments}
        values={[String(value)]}
        onChange={([chosen = '']) => handleOnChange(chosen)}
      />
    );
  const known: Operator = OPERATORS.find((each) => each === operator) ?? 'IS_SET';
  const { most } = valueCount(known);
  if (most === 0) return null;
  const days = countsDays(known);
  const options =
    choice.type === 'BOOLEAN'
      ? ['true', 'false'].map((each) => ({
          value: each,
          label: intl.formatMessage({ id: `internalSegments.${each === 'true' ? 'yes' : 'no'}` }),
        }))
      : choice.options;
  const typed = typedValues(value);
  return (
    <RuleValues
      label={intl.formatMessage(
        { id: days ? 'internalSegments.builder.days' : 'internalSegments.builder.values' },
        { attribute: choice.label },
      )}
      hint={
        choice.bounds === null || days
          ? undefined
          : intl.formatMessage({ id: 'internalSegments.builder.bounds' }, choice.bounds)
      }
      input={
        options.length > 0 && !days
          ? choice.type === 'BOOLEAN' || most === 1
            ? 'one'
            : most === 2
              ? 'pair'
              : 'many'
          : days || choice.type === 'WHOLE_NUMBER' || choice.type === 'DECIMAL'
            ? most > 2
              ? 'numbers'
              : 'number'
            : choice.type === 'DATE'
              ? 'date'
              : 'texts'
      }
      count={most === 2 ? 2 : 1}
      options={options}
      values={typed}
      error={showFaults ? faultText(faults.get(rule.id ?? '')) : undefined}
      onChange={handleOnChange}
    />
  );
}

/** The builder's own words. */
function builderTranslations(text: (id: string) => string): Partial<Translations> {
  const of = (id: string) => ({ title: text(`builder.${id}`) });
  const drawn = (id: string, icon: ReactNode) => ({
    ...of(id),
    label: (
      <>
        {icon}
        <span className="visually-hidden">{text(`builder.${id}`)}</span>
      </>
    ),
  });
  const labelled = (id: string) => ({ label: text(`builder.${id}`), title: text(`builder.${id}`) });
  return {
    fields: { ...of('field'), placeholderName: '', placeholderLabel: '', placeholderGroupLabel: '' },
    operators: { ...of('operator'), placeholderName: '', placeholderLabel: '', placeholderGroupLabel: '' },
    value: of('value'),
    removeRule: drawn('removeRule', <TrashIcon size={18} />),
    removeGroup: drawn('removeGroup', <TrashIcon size={18} />),
    addRule: labelled('addRule'),
    addGroup: labelled('addGroup'),
    combinators: of('combinator'),
    notToggle: labelled('not'),
    cloneRule: drawn('clone', <CopyIcon size={18} />),
    cloneRuleGroup: drawn('clone', <CopyIcon size={18} />),
  };
}
