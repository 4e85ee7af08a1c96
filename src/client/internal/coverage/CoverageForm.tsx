import { useMemo, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CoverageForm_utilities$key } from '../../../../codegen/relay/CoverageForm_utilities.graphql.ts';
import { shownPostalCode } from '../../../domain/settings/postalCodes.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { RadioField } from '../shared/form/RadioField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import styles from '../shared/form/Form.module.css';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useChosenUtility } from '../shared/form/useChosenUtility.ts';
import { NoUtilityYet, UtilitySelect } from '../shared/form/UtilitySelect.tsx';
import { pastedCodes } from './pastedCodes.ts';
import { useRemoveCoverage, useSetCoverage } from './saveCoverage.ts';

const ELIGIBILITIES = ['OHM_UTILITY_ELIGIBLE', 'OHM_PARTIALLY_INELIGIBLE', 'OHM_PERKS_ELIGIBLE'] as const;
/** More than every code of any country. */
const MOST_BYTES = 7 * 2 ** 20;
/** Up to this many codes are listed individually. */
const named = 12;

/** Adds, changes or removes many codes at once. */
export function CoverageForm({ utilities: key }: { readonly utilities: CoverageForm_utilities$key }) {
  const { brand } = useApp();
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment CoverageForm_utilities on UtilityConnection {
        edges {
          node {
            id
            name
          }
        }
      }
    `,
    key,
  );
  const utilities = edges.map(({ node }) => node);
  const choice = useChosenUtility(utilities);
  const [action, setAction] = useState<'set' | 'remove'>('set');
  const [eligibility, setEligibility] = useState<(typeof ELIGIBILITIES)[number]>('OHM_UTILITY_ELIGIBLE');
  const [text, setText] = useState('');
  const [file, setFile] = useState<{ readonly file: File; readonly text: string | null } | null>(null);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const setting = useSetCoverage();
  const removing = useRemoveCoverage();
  const { busy, refusal, reload, forgetRefusal } = action === 'set' ? setting : removing;
  const source = file === null ? text : (file.text ?? '');
  const { codes, wrong, repeated, halves, below } = useMemo(
    () => pastedCodes(source, brand.country),
    [source, brand.country],
  );
  useUnsaved(text !== '' || file !== null);
  if (utilities.length === 0) return <NoUtilityYet />;
  const { utility } = choice;
  const choose = async (chosen: File | null) => {
    forgetRefusal();
    if (chosen === null) return setFile(null);
    setFile({ file: chosen, text: chosen.size > MOST_BYTES ? null : await chosen.text() });
  };
  const message = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `internalCoverage.${id}` }, values);
  const list = (items: readonly string[]) =>
    `${items.slice(0, named).map(shownPostalCode).join(', ')}${items.length > named ? ` … +${items.length - named}` : ''}`;
  const fault = () => {
    if (file?.text === null) return message('fileTooLarge', { megabytes: MOST_BYTES / 2 ** 20 });
    const lines = wrong
      .slice(0, named)
      .map(({ text: code, line }) => message('wrongAt', { code: code.slice(0, 20), line }))
      .join(', ');
    if (wrong.length > 0)
      return message('wrong', {
        count: wrong.length,
        codes: `${lines}${wrong.length > named ? ` … +${wrong.length - named}` : ''}`,
      });
    if (tried && codes.length === 0) return message('missing');
    return fieldFault(refusal, 'postalCodes');
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    forgetRefusal();
    if (utility !== undefined && wrong.length === 0 && codes.length > 0) setReviewing(true);
  };
  const effects = {
    done: ({ changed: count }: { readonly changed: number }) => message(`${action}.done`, { count }),
    onSaved() {
      setReviewing(false);
      setTried(false);
      setText('');
      setFile(null);
    },
  };
  const save = (reason: string) => {
    if (utility === undefined) return;
    const input = { utilityId: utility.id, postalCodes: [...codes], reason };
    if (action === 'set') setting.write({ input: { ...input, eligibility } }, effects);
    else removing.write({ input }, effects);
  };
  return (
    <Panel title={<FormattedMessage id="internalCoverage.title" />}>
      <form className={styles['form']} noValidate onSubmit={review}>
        <RadioField
          label={message('action')}
          options={[
            { value: 'set', label: message('set.option') },
            { value: 'remove', label: message('remove.option') },
          ]}
          value={action}
          onChange={setAction}
        />
        <UtilitySelect label={message('field.utility')} choice={choice} utilities={utilities} tried={tried} />
        {action === 'set' && (
          <SelectField
            label={message('field.eligibility')}
            hint={message(`eligibilityHint.${eligibility}`)}
            options={ELIGIBILITIES.map((value) => ({ value, label: message(`eligibility.${value}`) }))}
            value={eligibility}
            onChange={(value) =>
              setEligibility(ELIGIBILITIES.find((known) => known === value) ?? 'OHM_UTILITY_ELIGIBLE')
            }
          />
        )}
        {file === null && (
          <TextField
            label={message('field.codes')}
            hint={message('codesHint', { country: brand.country })}
            error={fault()}
            value={text}
            onChange={setText}
            spellCheck={false}
            autoComplete="off"
            multiline
          />
        )}
        <FileDrop
          label={message('file')}
          hint={message('fileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          file={file?.file ?? null}
          error={file === null ? undefined : fault()}
          onFile={(chosen) => void choose(chosen)}
        />
        <p className="small muted" role="status">
          {message('counted', { count: codes.length, repeated })}
          {halves > 0 && `. ${message('halves', { count: halves, below })}`}
        </p>
        <div className="row">
          {file !== null && (
            <Button look="quiet" onClick={() => setFile(null)}>
              {message('withoutFile')}
            </Button>
          )}
          <Button type="submit" look={action === 'remove' ? 'danger' : 'primary'}>
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing && utility !== undefined}
        title={message(`${action}.review`, { count: codes.length, name: utility?.name ?? '' })}
        changes={[
          { label: message('field.codes'), from: null, to: list(codes) },
          ...(action === 'set'
            ? [{ label: message('field.eligibility'), from: null, to: message(`eligibility.${eligibility}`) }]
            : []),
        ]}
        effects={[
          message(action === 'set' ? `effect.${eligibility}` : 'remove.effect'),
          ...(brand.country === 'CA'
            ? [message(halves > 0 && action === 'remove' ? 'remove.halves' : 'mostExact')]
            : []),
          message('membersStay'),
        ]}
        confirm={message(`${action}.confirm`)}
        look={action === 'remove' ? 'danger' : 'primary'}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </Panel>
  );
}
