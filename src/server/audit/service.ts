export { reasonFaults } from './reason.ts';
export { record } from './store.ts';
