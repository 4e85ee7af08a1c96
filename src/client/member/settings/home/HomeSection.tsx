import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { ConnectionState } from '../../../shared/utility/ConnectionState.tsx';
import { StatusBadge } from '../../../shared/utility/StatusBadge.tsx';
import { viewOf } from '../../../shared/utility/utilityFacts.ts';
import { EditableRow } from '../EditableRow.tsx';
import { Section } from '../Section.tsx';
import styles from '../settings.module.css';
import { PostalCodeForm } from './PostalCodeForm.tsx';

/** Where the home is, which utility serves it, and how the connection stands, in words. */
export function HomeSection({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { postal_code: code, utility_info: utility } = settings;
  return (
    <Section id="home" title={<FormattedMessage id="settings.home.title" />} aside={<StatusBadge status={viewOf(settings).status} />}>
      <ul className={styles['rows']}>
        <EditableRow
          label={intl.formatMessage({ id: 'settings.home.postalCode' })}
          value={code ?? <FormattedMessage id="settings.home.noPostalCode" />}
          editor={(close) => <PostalCodeForm code={code} onClose={close} />}
        />
        {utility !== null && <EditableRow label={intl.formatMessage({ id: 'settings.home.utility' })} value={utility.short_name} />}
        {utility?.program_name != null && <EditableRow label={intl.formatMessage({ id: 'settings.home.program' })} value={utility.program_name} />}
      </ul>
      <ConnectionState facts={settings} />
    </Section>
  );
}
