export { createApiKey } from './administer.ts';
export { readPartnerKey } from './readKey.ts';
