import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { ShownOnHome } from '../../../../domain/home/shownOnHome.ts';
import { isDeviceBillboardDue } from '../../../../domain/navigation/billboards.ts';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { paths as pages } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useShownOnHome } from '../../../shared/home/useShownOnHome.ts';
import type { useTakenQuery } from '../../../../../codegen/relay/useTakenQuery.graphql.ts';

const query = graphql`
  query useTakenQuery {
    viewer {
      user {
        connectionDevices {
          __typename
        }
        orders {
          userOrderStatus {
            latest_order_status
          }
        }
      }
    }
  }
`;

/** What Home's list and the billboard for devices ask for already, from the data that both have loaded. */
export function useTaken(): Pick<ShownOnHome, 'actions' | 'paths'> & { readonly hasDevice: boolean } {
  const { relay } = useApp();
  const isOn = useIsOn();
  const { actions, paths, billboards } = useShownOnHome();
  const data: Partial<useTakenQuery['response']> = useLazyLoadQuery<useTakenQuery>(
    query,
    {},
    { fetchPolicy: 'store-only' },
  );
  const isHere = relay.check(createOperationDescriptor(getRequest(query), {})).status === 'available';
  const user = isHere ? data.viewer?.user : null;
  const isDue =
    user != null &&
    isDeviceBillboardDue({
      isMember: true,
      isOn,
      path: pages.home(),
      devices: user.connectionDevices.length,
      latestOrderStatus: user.orders.userOrderStatus.latest_order_status ?? null,
    });
  return {
    actions,
    hasDevice: user != null && user.connectionDevices.length > 0,
    paths: isDue && !billboards.includes('device') ? [...paths, pages.addDevice()] : paths,
  };
}
