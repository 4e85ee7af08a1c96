import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberDevicesLoaderQuery as Query } from '../../../../../codegen/relay/memberDevicesLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { memberDevicesLoaderQuery, type loader } from './memberDevicesLoader.ts';
import { MemberDeviceLog } from './MemberDeviceLog.tsx';
import { MemberDevices } from './MemberDevices.tsx';

/** `/internal/members/:id/devices` */
export default function MemberDevicesScreen() {
  return (
    <MemberFrame section="devices">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const query = usePreloadedQuery<Query>(memberDevicesLoaderQuery, useScreenData<typeof loader>().section);
  return (
    <>
      <MemberDevices query={query} />
      <MemberDeviceLog query={query} />
    </>
  );
}
