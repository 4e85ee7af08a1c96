export { endAuthorization } from './connect/changeProgram.ts';
export { chooseUtility } from './connect/choose.ts';
export { openNumbers } from './connect/connectByAccount.ts';
export { changeMeter, foreseeMove, homeMoved, type ForeseenMove } from './connect/homeMoved.ts';
export { joinWaitlist } from './waitlist.ts';
export { waitingEmail } from './store/waitlist.ts';
export { createDeliverReadings } from './readings/deliverReadings.ts';
export { moveConnection } from './enrol/enrollmentStatus.ts';
export { claimMeter } from './claims/openClaim.ts';
