export { keepMovement } from './store.ts';
