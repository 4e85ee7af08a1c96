import { accountSubject } from '../account/subject.ts';
import { alertsSubject } from '../alerts/subject.ts';
import { approvalsSubject } from '../approvals/subject.ts';
import { archiveSubject } from '../archive/subject.ts';
import { auditSubject } from '../audit/subject.ts';
import { backupSubject } from '../backup/subject.ts';
import { cashoutSubject } from '../cashout/subject.ts';
import { draftsSubject } from '../drafts/subject.ts';
import { demoSubject } from '../demo/tend.ts';
import { replaySubject } from '../demo/replay/subject.ts';
import type { DeviceDeps } from '../devices/service.ts';
import { devicesSubject } from '../devices/subject.ts';
import { gridSignalsSubject } from '../events/signals/subject.ts';
import { eventTemplatesSubject, staffEventsSubject } from '../events/staffSubject.ts';
import { energySubject } from '../energy/subject.ts';
import { eventDevicesSubject } from '../devices/inEvents/subject.ts';
import { eventsSubject } from '../events/subject.ts';
import { helpSubject } from '../help/subject.ts';
import { membersSubject } from '../members/subject.ts';
import { overviewSubject } from '../overview/subject.ts';
import { moneySubject } from '../money/subject.ts';
import { messagesSubject } from '../messages/subject.ts';
import { readingsArchive } from '../meter/service.ts';
import { meterSubject } from '../meter/subject.ts';
import { refusalResolvers } from '../platform/graphql/refusalGraphql.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { featuresSubject } from '../features/subject.ts';
import { notifyDeviceAdded, notifyDeviceTrouble } from '../notifications/service.ts';
import { notificationsSubject } from '../notifications/subject.ts';
import { noteConnected } from '../offers/service.ts';
import { offersSubject } from '../offers/subject.ts';
import { ordersSubject } from '../orders/subject.ts';
import { dropCallback } from '../partner/service.ts';
import { partnerSubject } from '../partner/subject.ts';
import { placementsSubject } from '../placements/subject.ts';
import { programsSubject } from '../programs/subject.ts';
import { rewardsSubject } from '../rewards/subject.ts';
import { schedulesSubject } from '../schedules/subject.ts';
import { segmentsSubject } from '../segments/subject.ts';
import { sessionSubject } from '../session/subject.ts';
import { receiptsArchive } from '../settlement/service.ts';
import { settlementSubject } from '../settlement/subject.ts';
import { settingsSubject } from '../settings/subject.ts';
import { signupState } from '../signup/service.ts';
import { signupSubject } from '../signup/subject.ts';
import { createDeliverReadings } from '../utility/service.ts';
import { utilitySubject } from '../utility/subject.ts';
import { webhooksSubject } from '../webhooks/subject.ts';
import { walletSubject } from '../wallet/subject.ts';
import { wheelSubject } from '../wheel/subject.ts';
import { experimentsSubject } from '../experiments/subject.ts';
import { referralsSubject } from '../referrals/subject.ts';
import { grantReferralSpin } from './referralSpin.ts';
import { clockSubject } from './clockSubject.ts';
import { maintenanceSubject } from './maintenanceSubject.ts';
import { createMeterService } from './createMeterService.ts';
import type { Core } from './modules.ts';

/** Every subject with what it is built from: the one list of what the server does. */
export function subjects({ deps, brands, sessions, moveClock }: Core): readonly SubjectModule[] {
  const meter = createMeterService(deps);
  const deliver = createDeliverReadings({ ...deps, meter });
  const deviceDeps: DeviceDeps = {
    ...deps,
    notifyEnded: (tx, { title, ...ended }) =>
      notifyDeviceTrouble(tx, deps.notify, { ...ended, partner: title }),
    notifyAdded: async (tx, { devices, ...added }) => {
      await noteConnected(tx, added.memberId, devices, added.at);
      await notifyDeviceAdded(tx, deps.notify, { ...added, names: devices.map(({ name }) => name) });
    },
  };
  return [
    accountSubject(deps, sessions),
    alertsSubject(deps),
    approvalsSubject,
    archiveSubject(deps, [readingsArchive, receiptsArchive]),
    auditSubject,
    backupSubject,
    cashoutSubject(deps),
    demoSubject({ deps, brands: brands.all, meter }),
    devicesSubject(deviceDeps),
    draftsSubject,
    energySubject,
    eventDevicesSubject(deviceDeps),
    eventsSubject(deps.brands),
    experimentsSubject,
    featuresSubject,
    gridSignalsSubject(deps),
    helpSubject,
    membersSubject,
    messagesSubject,
    meterSubject(meter, sessions, deliver),
    notificationsSubject(deps, brands),
    offersSubject(deps),
    ordersSubject(deps),
    partnerSubject(deps, deliver),
    placementsSubject,
    programsSubject(deps),
    { name: 'refusals', resolvers: refusalResolvers },
    referralsSubject({ ...deps, grantSpin: grantReferralSpin }),
    rewardsSubject(deps),
    replaySubject(meter, sessions),
    schedulesSubject(deps),
    segmentsSubject,
    sessionSubject(deps, sessions, deps.maintenance),
    settingsSubject,
    settlementSubject(deps),
    moneySubject(deps),
    overviewSubject(),
    signupSubject(deps, sessions),
    staffEventsSubject,
    eventTemplatesSubject,
    utilitySubject({ ...deps, meter }, sessions, signupState),
    walletSubject,
    webhooksSubject(deps, dropCallback),
    wheelSubject(deps),
    clockSubject(moveClock),
    maintenanceSubject,
  ];
}
