import { FormattedMessage, useIntl } from 'react-intl';
import { UTILITY_REASON_OPTIONS } from '../../../domain/cashout/utilityReasonNames.ts';
import { CONNECTION_METHODS } from '../../../domain/utility/connectionMethod.ts';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { fieldFault } from '../../platform/write/refusal.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import type { NamedUtility } from '../shared/form/useChosenUtility.ts';
import { CONNECTIONS, parseCashoutReason, parseConnection, parseMethod } from './utilityFields.ts';
import type { UtilityValues } from './utilityFields.ts';
import { ZoneInput } from './ZoneInput.tsx';

export interface UtilityInputsProps {
  readonly values: UtilityValues;
  /** The utilities that may deliver to its customers. */
  readonly primaries: readonly NamedUtility[];
  readonly refusal: Refusal | null;
  readonly onChange: (values: UtilityValues) => void;
}

/** The fields of a new and of a changed utility. */
export function UtilityInputs({ values, primaries, refusal, onChange }: UtilityInputsProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          label={<FormattedMessage id="internalPrograms.field.name" />}
          hint={<FormattedMessage id="internalPrograms.hint.name" />}
          error={fieldFault(refusal, 'name')}
          value={values.name}
          onChange={(value) => onChange({ ...values, name: value })}
          autoComplete="off"
          maxLength={120}
          required
        />
        <TextField
          label={<FormattedMessage id="internalPrograms.field.shortName" />}
          hint={<FormattedMessage id="internalPrograms.hint.shortName" />}
          error={fieldFault(refusal, 'shortName')}
          value={values.shortName}
          onChange={(value) => onChange({ ...values, shortName: value })}
          autoComplete="off"
          maxLength={120}
          required
        />
      </div>
      <div className={styles['pair']}>
        <ZoneInput
          value={values.timeZone}
          error={fieldFault(refusal, 'timeZone')}
          onChange={(timeZone) => onChange({ ...values, timeZone })}
        />
        <SelectField
          label={<FormattedMessage id="internalPrograms.field.connectionMethod" />}
          hint={<FormattedMessage id="internalPrograms.hint.connectionMethod" />}
          error={fieldFault(refusal, 'connectionMethod')}
          options={CONNECTION_METHODS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `internalPrograms.connectionMethod.${value}` }),
          }))}
          value={values.connectionMethod}
          onChange={(value) => onChange({ ...values, connectionMethod: parseMethod(value) })}
        />
      </div>
      <div className={styles['pair']}>
        <SelectField
          label={<FormattedMessage id="internalPrograms.field.connection" />}
          hint={<FormattedMessage id="internalPrograms.hint.connection" />}
          error={fieldFault(refusal, 'connection')}
          options={CONNECTIONS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `internalPrograms.connection.${value}` }),
          }))}
          value={values.connection}
          onChange={(value) => onChange({ ...values, connection: parseConnection(value) })}
        />
        <SelectField
          label={<FormattedMessage id="internalPrograms.field.primaryUtilityId" />}
          hint={<FormattedMessage id="internalPrograms.hint.primaryUtilityId" />}
          error={fieldFault(refusal, 'primaryUtilityId')}
          prompt={intl.formatMessage({ id: 'internalPrograms.utility.deliversItself' })}
          options={primaries.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.primaryUtilityId}
          onChange={(value) => onChange({ ...values, primaryUtilityId: value })}
        />
      </div>
      <div className={styles['pair']}>
        <TextField
          label={<FormattedMessage id="internalPrograms.field.partnerUrl" />}
          hint={<FormattedMessage id="internalPrograms.hint.partnerUrl" />}
          error={fieldFault(refusal, 'partnerUrl')}
          value={values.partnerUrl}
          onChange={(value) => onChange({ ...values, partnerUrl: value })}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          maxLength={200}
        />
        <TextField
          label={<FormattedMessage id="internalPrograms.field.partnerClientId" />}
          hint={<FormattedMessage id="internalPrograms.hint.partnerClientId" />}
          error={fieldFault(refusal, 'partnerClientId')}
          value={values.partnerClientId}
          onChange={(value) => onChange({ ...values, partnerClientId: value })}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
        />
      </div>
      <div className={styles['pair']}>
        <TextField
          label={<FormattedMessage id="internalPrograms.field.drpName" />}
          hint={<FormattedMessage id="internalPrograms.hint.drpName" />}
          error={fieldFault(refusal, 'drpName')}
          value={values.drpName}
          onChange={(value) => onChange({ ...values, drpName: value })}
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          label={<FormattedMessage id="internalPrograms.field.drpEmail" />}
          hint={<FormattedMessage id="internalPrograms.hint.drpEmail" />}
          error={fieldFault(refusal, 'drpEmail')}
          value={values.drpEmail}
          onChange={(value) => onChange({ ...values, drpEmail: value })}
          autoComplete="off"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
        />
      </div>
      <SelectField
        label={<FormattedMessage id="internalPrograms.field.cashoutReason" />}
        hint={<FormattedMessage id="internalPrograms.hint.cashoutReason" />}
        error={fieldFault(refusal, 'cashoutReason')}
        options={UTILITY_REASON_OPTIONS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `internalPrograms.cashoutReason.${value}` }),
        }))}
        value={values.cashoutReason}
        onChange={(value) => onChange({ ...values, cashoutReason: parseCashoutReason(value) })}
      />
      <TextField
        label={<FormattedMessage id="internalPrograms.field.drpUrl" />}
        hint={<FormattedMessage id="internalPrograms.hint.drpUrl" />}
        error={fieldFault(refusal, 'drpUrl')}
        value={values.drpUrl}
        onChange={(value) => onChange({ ...values, drpUrl: value })}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        maxLength={2048}
      />
    </>
  );
}
