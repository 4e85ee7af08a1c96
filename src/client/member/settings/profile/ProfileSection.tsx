import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { isHiddenBySso } from '../../../../domain/brands/ssoHides.ts';
import type { SsoHiddenSetting } from '../../../../domain/brands/ssoHides.ts';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { LazySection, type LazyPart } from '../../../shared/LazySection.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EditableRow } from '../EditableRow.tsx';
import { PhonesCard } from '../phones/PhonesCard.tsx';
import { SectionPage } from '../SectionPage.tsx';
import styles from '../settings.module.css';
import { NameForm } from './NameForm.tsx';
import type { PictureFormProps } from './PictureFormLazy.tsx';

const PICTURE_FORM: LazyPart<PictureFormProps> = {
  name: 'PictureFormLazy',
  load: async () => (await import('./PictureFormLazy.tsx')).PictureFormLazy,
};

/** Who the member is, and their phone numbers. */
export function ProfileSection({ settings }: { readonly settings: Settings }) {
  const isOn = useIsOn();
  return (
    <SectionPage section="profile">
      {isOn('settings_profile') && <NameAndEmail settings={settings} />}
      {isOn('settings_phones') && <PhonesCard settings={settings} />}
    </SectionPage>
  );
}

/** Data kept by the identity provider is hidden from SSO users (BRD-31, SET-35). */
function NameAndEmail({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { brand } = useApp();
  const shows = (setting: SsoHiddenSetting) =>
    !isHiddenBySso(brand, setting, { ssoLogin: settings.sso_login });
  const hasPicture = settings.user_picture_url !== null;
  const name = `${settings.first_name} ${settings.last_name}`.trim();
  return (
    <Card>
      <ul className={styles['rows']}>
        <EditableRow
          label={intl.formatMessage({ id: 'settings.profile.picture' })}
          value={
            <FormattedMessage
              id={hasPicture ? 'settings.profile.picture.own' : 'settings.profile.picture.none'}
            />
          }
          editor={(close) => (
            <LazySection {...PICTURE_FORM} atOnce props={{ hasPicture, onClose: close }}>
              <Skeleton height={140} />
            </LazySection>
          )}
        />
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
    </Card>
  );
}
