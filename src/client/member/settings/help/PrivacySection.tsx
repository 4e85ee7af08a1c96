import { FormattedMessage } from 'react-intl';
import { termsUrl } from '../../../../domain/brands/termsUrl.ts';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { HelpLink } from '../../../shared/help/HelpLink.tsx';
import { HelpLinks } from '../../../shared/help/HelpLinks.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ShieldIcon } from '../../../ui/icons/objectIcons.tsx';
import { FileIcon } from '../../../ui/icons/toolIcons.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** The brand's legal documents (BRD-20). Homes with a Texas retailer have other terms (BRD-32). */
export function PrivacySection() {
  const { brand } = useApp();
  const { user } = useSession();
  const isOn = useIsOn();
  const terms = termsUrl(brand, { texasRetail: user?.programEnrollment.texas_retail === true });
  return (
    <SectionPage section="privacy">
      {isOn('settings_privacy') && <PrivacyChoices />}
      <Card>
        <HelpLinks>
          {isOn('settings_privacy') && (
            <HelpLink
              href={brand.privacyUrl}
              icon={<ShieldIcon />}
              label={<FormattedMessage id="settings.help.privacy" />}
            />
          )}
          {isOn('settings_help') && (
            <>
              <HelpLink
                href={terms}
                icon={<FileIcon />}
                label={<FormattedMessage id="settings.help.terms" />}
              />
              <HelpLink
                href={brand.prizeRulesUrl}
                icon={<FileIcon />}
                label={<FormattedMessage id="settings.help.prizeRules" />}
              />
            </>
          )}
        </HelpLinks>
      </Card>
    </SectionPage>
  );
}
