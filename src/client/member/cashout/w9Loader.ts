import { Error404 } from '../../platform/navigation/error404.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { loader as cashoutLoader } from './cashoutLoader.ts';

/** The tax form exists in the United States alone. */
export async function loader(request: ScreenRequest): Promise<void> {
  if (request.app.brand.country !== 'US') throw new Error404();
  await cashoutLoader(request);
}
