import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { History_entries$key } from '../../../../../codegen/relay/History_entries.graphql.ts';
import type { History_entry$key } from '../../../../../codegen/relay/History_entry.graphql.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useOpens } from '../page/useOpens.ts';
import { auditActions } from './auditActions.ts';
import { auditDiff } from './auditDiff.ts';
import { ChangedBy } from './ChangedBy.tsx';
import styles from './History.module.css';

export interface HistoryProps {
  readonly entries: History_entries$key;
  /** Shows each line's subject; not needed when all lines share one. */
  readonly withSubject?: boolean;
  /** The zone that times are shown in; the staff member's own without it. */
  readonly zone?: string;
}

/** Who did what, when and why, latest first, with expandable changes. */
export function History({ entries: key, ...shown }: HistoryProps) {
  const entries = useFragment(
    graphql`
      fragment History_entries on AuditEntry @relay(plural: true) {
        id
        ...History_entry
      }
    `,
    key,
  );
  if (entries.length === 0) {
    return (
      <p className="muted small">
        <FormattedMessage id="internal.history.none" />
      </p>
    );
  }
  return (
    <ol className={styles['lines']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <HistoryEntry {...shown} entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** One line of it. */
export function HistoryEntry({
  entry,
  withSubject = false,
  zone: given,
}: Omit<HistoryProps, 'entries'> & { readonly entry: History_entry$key }) {
  const app = useApp();
  const intl = useIntl();
  const actionWords = useActionWords();
  const opens = useOpens();
  const zone = given ?? app.zone;
  const { at, actor, action, subject, objectName, objectId, reason, before, after } = useFragment(
    graphql`
      fragment History_entry on AuditEntry {
        at
        actor
        action
        subject
        objectName
        objectId
        reason
        before
        after
      }
    `,
    entry,
  );
  const lines = auditDiff(before ?? null, after ?? null, (value) => intl.formatNumber(value));
  return (
    <>
      <p className={styles['what']}>
        <span className="strong">{actionWords(action)}</span>
        {withSubject && (
          <>
            <ObjectName subject={subject} name={objectName ?? null} id={objectId ?? null} />
            {opens(staffPaths.internalAudit()) && (
              <Link to={staffPaths.internalAudit({ q: subject })} className={styles['subject']}>
                <FormattedMessage
                  id="internal.history.all"
                  values={{
                    subject: objectName ?? subject,
                    h: (parts) => <span className="visually-hidden">{parts}</span>,
                  }}
                />
              </Link>
            )}
          </>
        )}
      </p>
      {reason !== '' && (
        <p className={styles['reason']}>
          <FormattedMessage id="internal.history.reason" values={{ reason }} />
        </p>
      )}
      <p className="small muted">
        <ChangedBy actor={actor} at={at} zone={zone} />
      </p>
      {lines.length > 0 && (
        <details className={styles['details']}>
          <summary>
            <FormattedMessage id="internal.history.changes" values={{ count: lines.length }} />
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="internal.history.field" />
                </th>
                <th scope="col">
                  <FormattedMessage id="internal.history.before" />
                </th>
                <th scope="col">
                  <FormattedMessage id="internal.history.after" />
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ field, from, to }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{from ?? <Nothing />}</td>
                  <td>{to ?? <Nothing />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

/** Pages of things, by the first word of their subject. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  event: staffPaths.internalEvent,
  program: staffPaths.internalProgram,
  utility: staffPaths.internalUtility,
  member: staffPaths.internalMember,
  order: staffPaths.internalOrder,
  reward: staffPaths.internalReward,
  offer: staffPaths.internalOffer,
  promo: staffPaths.internalPromoCodes,
  segment: staffPaths.internalSegment,
  feature: staffPaths.internalFeature,
  content: staffPaths.internalContent,
  article: staffPaths.internalHelpArticle,
  experiment: staffPaths.internalExperiment,
  wheelPrize: staffPaths.internalPrize,
  wheelDraw: staffPaths.internalDraw,
  referral: staffPaths.internalMember,
};

/** A line's subject, linked to its page for staff who may open it. */
function ObjectName({
  subject,
  name,
  id,
}: {
  readonly subject: string;
  readonly name: string | null;
  readonly id: string | null;
}) {
  const { visitor } = useSession();
  const page = pages[subject.split(':')[0] ?? ''];
  const to = id === null || name === null || page === undefined ? null : page(id);
  if (to === null || internalVerdict(visitor, to) !== 'open')
    return <span className={styles['subject']}>{name ?? subject}</span>;
  return (
    <Link to={to} className={styles['subject']}>
      {name}
    </Link>
  );
}

function Nothing() {
  return (
    <span className="muted">
      <FormattedMessage id="internal.history.nothing" />
    </span>
  );
}

function useActionWords(): (action: string) => string {
  const intl = useIntl();
  return (action) =>
    auditActions.includes(action) ? intl.formatMessage({ id: `internal.action.${action}` }) : action;
}
