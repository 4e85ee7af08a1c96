export { readPartnerKey } from './readKey.ts';
