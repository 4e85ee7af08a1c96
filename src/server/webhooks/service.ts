export { createEndpoint } from './administer.ts';
export { addCallback, endCallbacks, notifyCallback } from './callbacks.ts';
export { noteEnrollment, noteResults } from './store/notes.ts';
export { forgetOldCalls } from './store/forget.ts';
export { noteForPartners } from './store.ts';
