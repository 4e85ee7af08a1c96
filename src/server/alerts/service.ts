export { acknowledgeAlert } from './administer.ts';
export { evaluateAlerts } from './evaluate.ts';
export { countOpen, readPartnerFailures } from './queries.ts';
