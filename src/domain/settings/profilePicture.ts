/** Width and height in CSS pixels. Source: NAV-25, CON-21. */
export const PROFILE_PICTURE_SIZE = { settingsLink: 30, elsewhere: 80 } as const;

/**
 * The address of the larger picture: the first `original` that is a whole word becomes `large`. The folder
 * precedes the file name, so a file named "original.jpg" keeps its name. Source: NAV-26, HLP-30.
 */
export function largePictureAddress(address: string): string {
  return address.replace(/\boriginal\b/, 'large');
}
