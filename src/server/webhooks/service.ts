export { createEndpoint } from './administer.ts';
export { noteEnrollment, noteResults } from './store/notes.ts';
export { noteForPartners } from './store.ts';
