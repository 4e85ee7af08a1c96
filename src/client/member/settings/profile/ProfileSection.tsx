import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { isHiddenBySso } from '../../../../domain/brands/ssoHides.ts';
import type { SsoHiddenSetting } from '../../../../domain/brands/ssoHides.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { EditableRow } from '../EditableRow.tsx';
import { Section } from '../Section.tsx';
import styles from '../settings.module.css';
import { NameForm } from './NameForm.tsx';

/** The member's profile. Data kept by the identity provider is hidden from SSO users (BRD-31, SET-35). */
export function ProfileSection({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { brand } = useApp();
  const shows = (setting: SsoHiddenSetting) =>
    !isHiddenBySso(brand, setting, { ssoLogin: settings.sso_login });
  const name = `${settings.first_name} ${settings.last_name}`.trim();
  return (
    <Section id="profile" title={<FormattedMessage id="settings.profile.title" />}>
      <ul className={styles['rows']}>
        {shows('name') && (
          <EditableRow
            label={intl.formatMessage({ id: 'settings.profile.name' })}
            value={name === '' ? <FormattedMessage id="settings.profile.noName" /> : name}
            editor={(close) => <NameForm settings={settings} onClose={close} />}
          />
        )}
        {shows('email') && (
          <EditableRow label={intl.formatMessage({ id: 'settings.profile.email' })} value={settings.email} />
        )}
      </ul>
      {settings.sso_login && (
        <p className="small muted">
          <FormattedMessage id="settings.profile.sso" values={{ product: brand.words.productName }} />
        </p>
      )}
    </Section>
  );
}
