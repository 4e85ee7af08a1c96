import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { openRoots } from './openRoots.ts';

/** React's root in a test's page, unmounted when the file's tests are over. */
export function testRoot(place: Element, options?: RootOptions): Root {
  const root = createRoot(place, options);
  openRoots.add(root);
  return root;
}
