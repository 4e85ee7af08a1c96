export { acknowledgeAlert } from './administer.ts';
export { evaluateAlerts } from './evaluate.ts';
export { countOpen } from './queries.ts';
