import { useApp } from '../screen/app.ts';
import type { FlashMessage } from './flashes.ts';

/** `const flash = useFlash(); flash({ type: 'success', text: … })`. Failed calls flash by themselves. */
export function useFlash(): (message: FlashMessage) => void {
  return useApp().flashes.show;
}
