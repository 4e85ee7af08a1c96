export { createApiKey, endApiKey } from './administer.ts';
export { readPartnerKey } from './readKey.ts';
export { setTargets } from './vtn/administer.ts';
export { dropCallback } from './vtn/callbacks.ts';
export { forgetOldReports } from './vtn/store/reports.ts';
export { noteProgramChange } from './vtn/notify.ts';
export { noteChange } from './vtn/store/subscriptions.ts';
