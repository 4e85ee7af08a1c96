export { noteEnrollment, noteResults } from './notes.ts';
export { noteForPartners } from './store.ts';
