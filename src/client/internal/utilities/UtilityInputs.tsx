import { FormattedMessage, useIntl } from 'react-intl';
import { CONNECTION_METHODS } from '../../../domain/utility/connectionMethod.ts';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import styles from '../shared/Form.module.css';
import { faultOf } from '../../platform/write/refusal.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import type { NamedUtility } from '../shared/useChosenUtility.ts';
import { CONNECTIONS, connectionOf, methodOf } from './utilityFields.ts';
import type { UtilityValues } from './utilityFields.ts';
import { ZoneInput } from './ZoneInput.tsx';

export interface UtilityInputsProps {
  readonly values: UtilityValues;
  /** The utilities that may deliver to its customers. */
  readonly primaries: readonly NamedUtility[];
  readonly refusal: Refusal | null;
  readonly onChange: (values: UtilityValues) => void;
}

/** What a new utility and one that is changed have in common. */
export function UtilityInputs({ values, primaries, refusal, onChange }: UtilityInputsProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles['pair']}>
        <TextInput
          label={<FormattedMessage id="internalPrograms.field.name" />}
          hint={<FormattedMessage id="internalPrograms.hint.name" />}
          error={faultOf(refusal, 'name')}
          value={values.name}
          onChange={({ currentTarget }) => onChange({ ...values, name: currentTarget.value })}
          autoComplete="off"
          maxLength={120}
          required
        />
        <TextInput
          label={<FormattedMessage id="internalPrograms.field.shortName" />}
          hint={<FormattedMessage id="internalPrograms.hint.shortName" />}
          error={faultOf(refusal, 'shortName')}
          value={values.shortName}
          onChange={({ currentTarget }) => onChange({ ...values, shortName: currentTarget.value })}
          autoComplete="off"
          maxLength={120}
          required
        />
      </div>
      <div className={styles['pair']}>
        <ZoneInput
          value={values.timeZone}
          error={faultOf(refusal, 'timeZone')}
          onChange={(timeZone) => onChange({ ...values, timeZone })}
        />
        <Select
          label={<FormattedMessage id="internalPrograms.field.connectionMethod" />}
          hint={<FormattedMessage id="internalPrograms.hint.connectionMethod" />}
          error={faultOf(refusal, 'connectionMethod')}
          options={CONNECTION_METHODS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `internalPrograms.connectionMethod.${value}` }),
          }))}
          value={values.connectionMethod}
          onChange={({ currentTarget }) =>
            onChange({ ...values, connectionMethod: methodOf(currentTarget.value) })
          }
        />
      </div>
      <div className={styles['pair']}>
        <Select
          label={<FormattedMessage id="internalPrograms.field.connection" />}
          hint={<FormattedMessage id="internalPrograms.hint.connection" />}
          error={faultOf(refusal, 'connection')}
          options={CONNECTIONS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `internalPrograms.connection.${value}` }),
          }))}
          value={values.connection}
          onChange={({ currentTarget }) =>
            onChange({ ...values, connection: connectionOf(currentTarget.value) })
          }
        />
        <Select
          label={<FormattedMessage id="internalPrograms.field.primaryUtilityId" />}
          hint={<FormattedMessage id="internalPrograms.hint.primaryUtilityId" />}
          error={faultOf(refusal, 'primaryUtilityId')}
          prompt={intl.formatMessage({ id: 'internalPrograms.utility.deliversItself' })}
          options={primaries.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.primaryUtilityId}
          onChange={({ currentTarget }) => onChange({ ...values, primaryUtilityId: currentTarget.value })}
        />
      </div>
      <div className={styles['pair']}>
        <TextInput
          label={<FormattedMessage id="internalPrograms.field.partnerUrl" />}
          hint={<FormattedMessage id="internalPrograms.hint.partnerUrl" />}
          error={faultOf(refusal, 'partnerUrl')}
          value={values.partnerUrl}
          onChange={({ currentTarget }) => onChange({ ...values, partnerUrl: currentTarget.value })}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          maxLength={200}
        />
        <TextInput
          label={<FormattedMessage id="internalPrograms.field.partnerClientId" />}
          hint={<FormattedMessage id="internalPrograms.hint.partnerClientId" />}
          error={faultOf(refusal, 'partnerClientId')}
          value={values.partnerClientId}
          onChange={({ currentTarget }) => onChange({ ...values, partnerClientId: currentTarget.value })}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
        />
      </div>
      <div className={styles['pair']}>
        <TextInput
          label={<FormattedMessage id="internalPrograms.field.drpName" />}
          hint={<FormattedMessage id="internalPrograms.hint.drpName" />}
          error={faultOf(refusal, 'drpName')}
          value={values.drpName}
          onChange={({ currentTarget }) => onChange({ ...values, drpName: currentTarget.value })}
          autoComplete="off"
          maxLength={120}
        />
        <TextInput
          label={<FormattedMessage id="internalPrograms.field.drpEmail" />}
          hint={<FormattedMessage id="internalPrograms.hint.drpEmail" />}
          error={faultOf(refusal, 'drpEmail')}
          value={values.drpEmail}
          onChange={({ currentTarget }) => onChange({ ...values, drpEmail: currentTarget.value })}
          autoComplete="off"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
        />
      </div>
      <TextInput
        label={<FormattedMessage id="internalPrograms.field.drpUrl" />}
        hint={<FormattedMessage id="internalPrograms.hint.drpUrl" />}
        error={faultOf(refusal, 'drpUrl')}
        value={values.drpUrl}
        onChange={({ currentTarget }) => onChange({ ...values, drpUrl: currentTarget.value })}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        maxLength={2048}
      />
    </>
  );
}
