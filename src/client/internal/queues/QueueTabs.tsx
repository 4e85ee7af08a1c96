import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { QueueTabs_query$key } from '../../../../codegen/relay/QueueTabs_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';

const PATHS = {
  claims: staffPaths.internalQueues(),
  moved: staffPaths.internalQueueMoved(),
  forms: staffPaths.internalQueueForms(),
  refused: staffPaths.internalQueueRefused(),
  failedOrders: staffPaths.internalQueueOrders(),
};
export type Queue = keyof typeof PATHS;

/** The queues that the viewer may see, with how many wait in each. */
export function QueueTabs({
  query,
  current,
}: {
  readonly query: QueueTabs_query$key;
  readonly current: Queue;
}) {
  const intl = useIntl();
  const { staff } = useFragment(
    graphql`
      fragment QueueTabs_query on Query {
        staff {
          queueCounts {
            claims
            moved
            forms
            refused
            failedOrders
          }
        }
      }
    `,
    query,
  );
  const counts = staff?.queueCounts;
  if (counts == null) return null;
  const links = (
    [
      ['claims', counts.claims],
      ['moved', counts.moved],
      ['forms', counts.forms],
      ['refused', counts.refused],
      ['failedOrders', counts.failedOrders],
    ] as const
  ).flatMap(([queue, count]) =>
    count == null
      ? []
      : [
          {
            to: PATHS[queue],
            label: intl.formatMessage({ id: `internalQueues.${queue}.tab` }),
            active: queue === current,
            count,
          },
        ],
  );
  return <FilterLinks label={intl.formatMessage({ id: 'internalQueues.tabs' })} links={links} />;
}

/** Keeps the tabs' place until the counts are there, which say what other queues the viewer may see. */
export function CurrentQueueTab({ queue }: { readonly queue: Queue }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `internalQueues.${queue}.tab` });
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'internalQueues.tabs' })}
      links={[{ to: PATHS[queue], label, active: true }]}
    />
  );
}
