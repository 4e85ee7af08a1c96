export { chooseUtility } from './choose.ts';
export { homeMoved } from './homeMoved.ts';
export { joinWaitlist, waitingEmail } from './waitlist.ts';
export { createDeliverReadings } from './deliverReadings.ts';
