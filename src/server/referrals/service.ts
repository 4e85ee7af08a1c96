export { relate } from './store.ts';
