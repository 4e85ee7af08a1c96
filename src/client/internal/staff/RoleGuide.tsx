import { FormattedMessage, useIntl } from 'react-intl';
import { STAFF_ROLES } from '../../../domain/session/staffRoles.ts';
import { Panel } from '../shared/page/Panel.tsx';
import styles from './staff.module.css';
import { ROLES } from './staffViews.ts';

/** What each role may do, and the pages it opens. */
export function RoleGuide() {
  return (
    <Panel title={<FormattedMessage id="internalStaff.guide" />}>
      <div className="stack">
        <dl className={styles['guide']}>
          {STAFF_ROLES.map((role) => (
            <div key={role}>
              <dt>
                <FormattedMessage id={`internalStaff.named.${role}`} />
              </dt>
              <dd>
                <FormattedMessage id={`internalStaff.named.${role}.about`} />
                <code className={styles['key']}>{role}</code>
              </dd>
            </div>
          ))}
        </dl>
        <h3>
          <FormattedMessage id="internalStaff.single" />
        </h3>
        <dl className={styles['guide']}>
          {ROLES.map(({ key }) => (
            <div key={key}>
              <dt>
                <FormattedMessage id={`internalStaff.role.${key}`} />
              </dt>
              <dd>
                <FormattedMessage id={`internalStaff.about.${key}`} /> <Opens roleKey={key} />
                <code className={styles['key']}>{key}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

/** The pages that a role opens, by their names in the navigation. */
export function Opens({ roleKey }: { readonly roleKey: string }) {
  const intl = useIntl();
  const tools = ROLES.find(({ key }) => key === roleKey)?.tools ?? [];
  if (tools.length === 0) return null;
  return (
    <FormattedMessage
      id="internalStaff.opens"
      values={{
        pages: intl.formatList(
          tools.map((tool) => intl.formatMessage({ id: `internal.nav.${tool}` })),
          { type: 'conjunction' },
        ),
      }}
    />
  );
}
