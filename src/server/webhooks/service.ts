export { noteForPartners } from './store.ts';
