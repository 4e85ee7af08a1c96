import type { RequestBrand } from '../../platform/context.ts';
import type { MemberProfile } from '../store/profile.ts';

/** Below the address of the API. */
export const ACCOUNT_PICTURES = '/account_pictures';

/** Where a browser finds the member's picture: an uploaded one at the API, another one where its provider keeps it. */
export function pictureAddress(
  { config }: Pick<RequestBrand, 'config'>,
  { pictureUrl }: Pick<MemberProfile, 'pictureUrl'>,
): string | null {
  return pictureUrl?.startsWith(`${ACCOUNT_PICTURES}/`) === true
    ? `${config.backendBaseUrl}${pictureUrl}`
    : pictureUrl;
}
