/** Part of React's chunk, so that React DOM, too, starts in that chunk's task instead of the app's. */
export { createRoot, hydrateRoot } from 'react-dom/client';
