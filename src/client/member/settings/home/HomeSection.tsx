import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { ConnectionState } from '../../../shared/utility/ConnectionState.tsx';
import { StatusBadge } from '../../../shared/utility/StatusBadge.tsx';
import { useFollowConnection } from '../../../shared/utility/useFollowConnection.ts';
import { summarizeConnection } from '../../../shared/utility/connectionSummary.ts';
import { Card } from '../../../ui/Card.tsx';
import { EditableRow } from '../EditableRow.tsx';
import { SectionPage } from '../SectionPage.tsx';
import styles from '../settings.module.css';
import { PostalCodeForm } from './PostalCodeForm.tsx';

/** The home's address, its utility, and the connection's status in words. */
export function HomeSection({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { postal_code: code, utility_info: utility } = settings;
  const connection = summarizeConnection(settings);
  useFollowConnection(settings);
  return (
    <SectionPage section="home" aside={<StatusBadge connection={connection} />}>
      <Card>
        <ul className={styles['rows']}>
          <EditableRow
            label={intl.formatMessage({ id: 'settings.home.postalCode' })}
            value={
              code === null ? <FormattedMessage id="settings.home.noPostalCode" /> : shownPostalCode(code)
            }
            editor={(close) => <PostalCodeForm code={code} onClose={close} />}
          />
          {utility !== null && (
            <EditableRow
              label={intl.formatMessage({ id: 'settings.home.utility' })}
              value={utility.short_name}
              to={paths.connectUtility()}
            />
          )}
          {utility?.program_name != null && (
            <EditableRow
              label={intl.formatMessage({ id: 'settings.home.program' })}
              value={utility.program_name}
            />
          )}
        </ul>
        <ConnectionState connection={connection} />
      </Card>
    </SectionPage>
  );
}
