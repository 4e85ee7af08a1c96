export { ownReason, type BrandLanguages } from './ownReason.ts';
export { reasonFaults } from './reason.ts';
export { record } from './store.ts';
