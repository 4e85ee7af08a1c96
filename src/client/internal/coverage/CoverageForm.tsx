import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CoverageForm_utilities$key } from '../../../../codegen/relay/CoverageForm_utilities.graphql.ts';
import { shownPostalCode } from '../../../domain/settings/postalCodes.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Select } from '../../ui/form/Select.tsx';
import styles from '../shared/Form.module.css';
import { Panel } from '../shared/Panel.tsx';
import { faultOf } from '../shared/refusal.ts';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';
import { useChosenUtility } from '../shared/useChosenUtility.ts';
import { NoUtilityYet, UtilitySelect } from '../shared/UtilitySelect.tsx';
import { pastedCodes } from './pastedCodes.ts';
import { useRemoveCoverage, useSetCoverage } from './saveCoverage.ts';

const ELIGIBILITIES = ['OHM_UTILITY_ELIGIBLE', 'OHM_PARTIALLY_INELIGIBLE', 'OHM_PERKS_ELIGIBLE'] as const;
const most = 1_000;
/** So many codes are named one by one. */
const named = 12;

/** Adds many codes at once, changes what they lead to, or takes them out. */
export function CoverageForm({ utilities: key }: { readonly utilities: CoverageForm_utilities$key }) {
  const { brand } = useApp();
  const intl = useIntl();
  const flash = useFlash();
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
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const setting = useSetCoverage();
  const removing = useRemoveCoverage();
  const { busy, refusal, reload, forgetRefusal } = action === 'set' ? setting : removing;
  if (utilities.length === 0) return <NoUtilityYet />;
  const { utility } = choice;
  const { codes, wrong, repeated } = pastedCodes(text, brand.country);
  const message = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id: `internalCoverage.${id}` }, values);
  const list = (items: readonly string[]) => `${items.slice(0, named).map(shownPostalCode).join(', ')}${items.length > named ? ` … +${items.length - named}` : ''}`;
  const fault = () => {
    if (wrong.length > 0) return message('wrong', { count: wrong.length, codes: list(wrong) });
    if (codes.length > most) return message('tooMany', { most, count: codes.length });
    if (tried && codes.length === 0) return message('missing');
    return faultOf(refusal, 'postalCodes');
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    forgetRefusal();
    if (utility !== undefined && wrong.length === 0 && codes.length > 0 && codes.length <= most) setReviewing(true);
  };
  const done = ({ changed }: { readonly changed: number }) => {
    setReviewing(false);
    setTried(false);
    setText('');
    flash({ type: 'success', text: message(action === 'set' ? 'set.done' : 'remove.done', { count: changed }) });
  };
  const save = (reason: string) => {
    if (utility === undefined) return;
    const input = { utilityId: utility.id, postalCodes: [...codes], reason };
    if (action === 'set') setting.write({ input: { ...input, eligibility } }, done);
    else removing.write({ input }, done);
  };
  return (
    <Panel title={<FormattedMessage id="internalCoverage.title" />}>
      <form className={styles['form']} noValidate onSubmit={review}>
        <Segmented
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
          <Select
            label={message('field.eligibility')}
            hint={message(`eligibilityHint.${eligibility}`)}
            options={ELIGIBILITIES.map((value) => ({ value, label: message(`eligibility.${value}`) }))}
            value={eligibility}
            onChange={({ currentTarget }) => setEligibility(ELIGIBILITIES.find((known) => known === currentTarget.value) ?? 'OHM_UTILITY_ELIGIBLE')}
          />
        )}
        <Field label={message('field.codes')} hint={message('codesHint')} error={fault()}>
          {(control) => <textarea {...control} className={`input ${styles['area'] ?? ''}`} value={text} spellCheck={false} autoComplete="off" onChange={({ currentTarget }) => setText(currentTarget.value)} />}
        </Field>
        <p className="small muted" role="status">
          {message('counted', { count: codes.length, repeated })}
        </p>
        <div className="row">
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
          ...(action === 'set' ? [{ label: message('field.eligibility'), from: null, to: message(`eligibility.${eligibility}`) }] : []),
        ]}
        effects={[message(action === 'set' ? `effect.${eligibility}` : 'remove.effect'), message('membersStay')]}
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
