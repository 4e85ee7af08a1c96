export { saveExperiment, startExperiment, stopExperiment } from './administer.ts';
export { writeShown } from './store.ts';
