export { createApiKey } from './administer.ts';
export { readPartnerKey } from './readKey.ts';
export { noteChange } from './vtn/store/subscriptions.ts';
