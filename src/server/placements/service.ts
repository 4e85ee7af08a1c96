export { saveContent } from './administer.ts';
export { callersAnnouncements } from './content.ts';
