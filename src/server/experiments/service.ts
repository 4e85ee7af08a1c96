export { saveExperiment, startExperiment } from './administer.ts';
export { writeShown } from './store.ts';
