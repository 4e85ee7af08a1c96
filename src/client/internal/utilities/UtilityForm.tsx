import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UtilityForm_utility$key } from '../../../../codegen/relay/UtilityForm_utility.graphql.ts';
import type { usePrimaries_utilities$key } from '../../../../codegen/relay/usePrimaries_utilities.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../shared/form/Form.module.css';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useSaveUtility } from './saveUtility.ts';
import { parseCashoutReason, parseConnection, parseMethod, utilityChanges } from './utilityFields.ts';
import type { UtilityValues } from './utilityFields.ts';
import { UtilityInputs } from './UtilityInputs.tsx';
import { usePrimaries } from './usePrimaries.ts';

export function UtilityForm({
  utility: key,
  utilities,
}: {
  readonly utility: UtilityForm_utility$key;
  readonly utilities: usePrimaries_utilities$key;
}) {
  const intl = useIntl();
  const { id, version, programCount, ...utility } = useFragment(
    graphql`
      fragment UtilityForm_utility on Utility {
        id
        version
        name
        shortName
        timeZone
        connection
        connectionMethod
        partnerUrl
        partnerClientId
        drpUrl
        drpName
        drpEmail
        cashoutReason
        primaryUtility {
          id
        }
        programCount
      }
    `,
    key,
  );
  const primaries = usePrimaries(utilities, id);
  const { name, shortName, timeZone } = utility;
  const before: UtilityValues = {
    name,
    shortName,
    timeZone,
    connection: parseConnection(utility.connection),
    connectionMethod: parseMethod(utility.connectionMethod),
    primaryUtilityId: utility.primaryUtility?.id ?? '',
    partnerUrl: utility.partnerUrl ?? '',
    partnerClientId: utility.partnerClientId ?? '',
    drpUrl: utility.drpUrl ?? '',
    drpName: utility.drpName ?? '',
    drpEmail: utility.drpEmail ?? '',
    cashoutReason: parseCashoutReason(utility.cashoutReason),
  };
  const [values, setValues] = useState(before);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useSaveUtility();
  const changes = utilityChanges(intl, primaries, before, values);
  useUnsaved(changes.length > 0);
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setReviewing(true);
  };
  const save = (reason: string) =>
    write(
      { input: { id, version, ...values, timeZone: values.timeZone.trim(), reason } },
      { done: ({ utility: saved }) => intl.formatMessage({ id: 'internal.saved' }, { name: saved.name }) },
    );
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={review}>
        <UtilityInputs values={values} primaries={primaries} refusal={refusal} onChange={setValues} />
        <div className="row">
          <Button type="submit" disabled={changes.length === 0}>
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internal.review.title' }, { name: before.name })}
        changes={changes}
        effects={[
          <FormattedMessage key="members" id="internalPrograms.utility.effect" />,
          ...(values.cashoutReason === before.cashoutReason
            ? []
            : [
                <FormattedMessage
                  key="cashout"
                  id={`internalPrograms.utility.cashoutEffect.${values.cashoutReason === 'NONE' ? 'on' : 'off'}`}
                />,
              ]),
          ...(values.timeZone === before.timeZone
            ? []
            : [
                <FormattedMessage
                  key="zone"
                  id="internalPrograms.utility.zoneEffect"
                  values={{ count: programCount }}
                />,
              ]),
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
