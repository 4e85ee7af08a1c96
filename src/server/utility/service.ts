export { endAuthorization } from './store/authorizations.ts';
export { chooseUtility } from './connect/choose.ts';
export { openNumbers } from './connect/connectByAccount.ts';
export { homeMoved } from './connect/homeMoved.ts';
export { joinWaitlist } from './waitlist.ts';
export { waitingEmail } from './store/waitlist.ts';
export { createDeliverReadings } from './readings/deliverReadings.ts';
