export { forgetDays } from './store.ts';
