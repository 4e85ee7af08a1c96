import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { OpenAdrDetails_ven$key } from '../../../../codegen/relay/OpenAdrDetails_ven.graphql.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import styles from './partner.module.css';

interface OpenAdrDetailsProps {
  readonly ven: OpenAdrDetails_ven$key;
  readonly onClose: () => void;
}

/** The file has them all. */
const SHOWN_PAYLOADS = 5;

interface Payload {
  readonly resource: string;
  readonly type: string;
  readonly values: readonly string[];
  readonly unit: string | null | undefined;
}

/** `AGGREGATED_REPORT: USAGE 1.2 KWH`. */
const payloadText = ({ resource, type, values, unit }: Payload): string =>
  [`${resource}:`, type, values.join(', '), unit].filter(Boolean).join(' ');

const fragment = graphql`
  fragment OpenAdrDetails_ven on OpenAdrVen
  @refetchable(queryName: "OpenAdrDetailsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    name
    resources {
      id
      name
      targets
    }
    subscriptions {
      createdAt
      clientName
      hosts
      objects
    }
    reports(first: $count, after: $cursor) @connection(key: "OpenAdrDetails_reports") {
      totalCount
      edges {
        node {
          createdAt
          clientName
          eventId
          startAt
          payloads {
            resource
            startAt
            type
            values
            unit
          }
        }
      }
    }
  }
`;

/** What a device steers, what its key wants to hear about, and its latest reports. */
export function OpenAdrDetails({ ven: key, onClose }: OpenAdrDetailsProps) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { visitor } = useSession();
  const { data: ven, rows: reports, total, readAll } = useStaffList(fragment, key, (data) => data.reports);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPartner.${id}` }, values);
  const none = <p className="muted">{text('vens.nothing')}</p>;
  const event = (id: string, startAt: string) => {
    const to = staffPaths.internalEvent(id);
    const words = times.shortStamp(startAt, zone);
    return internalVerdict(visitor, to) === 'open' ? <Link to={to}>{words}</Link> : words;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={ven.name}
      actions={
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="internalPartner.details.close" />
        </Button>
      }
    >
      <dl className={styles['details']}>
        <dt>{text('field.resources')}</dt>
        <dd>
          {ven.resources.length === 0 ? (
            none
          ) : (
            <ul>
              {ven.resources.map(({ id, name, targets }) => (
                <li key={id}>
                  {targets.length === 0
                    ? name
                    : text('vens.resourceFor', { name, targets: intl.formatList(targets) })}
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>{text('field.subscriptions')}</dt>
        <dd>
          {ven.subscriptions.length === 0 ? (
            none
          ) : (
            <ul>
              {ven.subscriptions.map(({ createdAt, clientName, hosts, objects }) => (
                <li key={createdAt}>
                  {text('vens.subscription', {
                    client: clientName,
                    hosts: intl.formatList(hosts),
                    objects: intl.formatList(objects),
                    at: times.shortStamp(createdAt, zone),
                  })}
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>{text('vens.latest')}</dt>
        <dd>
          {reports.length === 0 ? (
            none
          ) : (
            <>
              <ul>
                {reports.map(({ createdAt, clientName, eventId, startAt, payloads }) => (
                  <li key={`${createdAt} ${eventId} ${clientName}`}>
                    <FormattedMessage
                      id="internalPartner.vens.report"
                      values={{
                        at: times.shortStamp(createdAt, zone),
                        client: clientName,
                        day: event(eventId, startAt),
                        payloads: [
                          ...payloads.slice(0, SHOWN_PAYLOADS).map(payloadText),
                          ...(payloads.length > SHOWN_PAYLOADS
                            ? [text('vens.more', { more: payloads.length - SHOWN_PAYLOADS })]
                            : []),
                        ].join('; '),
                      }}
                    />
                  </li>
                ))}
              </ul>
              {total > reports.length && (
                <p className="muted">{text('vens.shown', { shown: reports.length, all: total })}</p>
              )}
              <SaveCsv
                name="openadr-reports"
                head={[
                  'reported',
                  'client',
                  'event_start',
                  'resource',
                  'interval_start',
                  'type',
                  'values',
                  'unit',
                ]}
                load={async () =>
                  (await readAll()).flatMap(({ createdAt, clientName, startAt, payloads }) =>
                    payloads.map((payload) => [
                      createdAt,
                      clientName,
                      startAt,
                      payload.resource,
                      payload.startAt ?? null,
                      payload.type,
                      payload.values.join('; '),
                      payload.unit ?? null,
                    ]),
                  )
                }
              />
            </>
          )}
        </dd>
      </dl>
    </Dialog>
  );
}
