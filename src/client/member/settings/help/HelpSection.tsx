import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { termsUrl } from '../../../../domain/brands/termsUrl.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { InfoIcon } from '../../../ui/icons/controlIcons.tsx';
import { FileIcon, MailIcon, SearchIcon, ShieldIcon } from '../../../ui/icons/objectIcons.tsx';
import { Section } from '../Section.tsx';
import { HelpLink } from './HelpLink.tsx';
import styles from './help.module.css';

/** Help and the brand's legal documents. Homes with a Texas retailer have other terms (BRD-32). */
export function HelpSection({ privacy }: { readonly privacy: boolean }) {
  const { brand } = useApp();
  const { user } = useSession();
  const { helpUrls, helpEmail, supportPhone, privacyUrl, prizeRulesUrl, socialPages } = brand;
  const terms = termsUrl(brand, { texasRetail: user?.programEnrollment.texas_retail === true });
  const rows: readonly (
    | false
    | { readonly key: string; readonly href: string; readonly icon: ReactNode; readonly detail?: string }
  )[] = [
    { key: 'center', href: helpUrls.center, icon: <SearchIcon /> },
    { key: 'mail', href: `mailto:${helpEmail}`, icon: <MailIcon />, detail: helpEmail },
    supportPhone !== null && {
      key: 'phone',
      href: `tel:${supportPhone.replaceAll(' ', '')}`,
      icon: <InfoIcon />,
      detail: supportPhone,
    },
    { key: 'terms', href: terms, icon: <FileIcon /> },
    { key: 'prizeRules', href: prizeRulesUrl, icon: <FileIcon /> },
    privacy && { key: 'privacy', href: privacyUrl, icon: <ShieldIcon /> },
  ];
  return (
    <Section id="help" title={<FormattedMessage id="settings.help.title" />}>
      <ul className={styles['links']}>
        {rows.map(
          (row) =>
            row !== false && (
              <HelpLink
                key={row.key}
                href={row.href}
                icon={row.icon}
                label={<FormattedMessage id={`settings.help.${row.key}`} />}
                detail={row.detail}
              />
            ),
        )}
      </ul>
      {socialPages.length > 0 && (
        <div className="stack stack-tight">
          <h3>
            <FormattedMessage id="settings.help.social" values={{ product: brand.words.productName }} />
          </h3>
          <ul className={styles['social']}>
            {socialPages.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
