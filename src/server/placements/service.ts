export { saveContent } from './administer.ts';
