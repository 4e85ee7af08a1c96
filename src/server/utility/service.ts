export { chooseUtility } from './choose.ts';
export { homeMoved } from './homeMoved.ts';
export { joinWaitlist } from './waitlist.ts';
export { waitingEmail } from './store/waitlist.ts';
export { createDeliverReadings } from './deliverReadings.ts';
