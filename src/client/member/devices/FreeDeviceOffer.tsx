import { usePreloadedQuery } from 'react-relay/hooks';
import { useScreenData } from '../../platform/screen/screen.ts';
import type { devicesLoaderQuery as DevicesLoaderQuery } from '../../../../codegen/relay/devicesLoaderQuery.graphql.ts';
import { devicesLoaderQuery } from './devicesLoader.ts';
import type { loader } from './devicesLoader.ts';
import { FreeDevice } from './FreeDevice.tsx';

/** The offer to members without a device (DEV-18); empty for all others. */
export function FreeDeviceOffer() {
  const { viewer } = usePreloadedQuery<DevicesLoaderQuery>(
    devicesLoaderQuery,
    useScreenData<typeof loader>().offer,
  );
  return <FreeDevice viewer={viewer} />;
}
