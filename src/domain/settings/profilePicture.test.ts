import { describe, expect, it } from 'vitest';
import { largePictureAddress, PROFILE_PICTURE_SIZE } from './profilePicture.ts';

describe('profile picture', () => {
  it.each([
    ['https://pictures.example/original/me.jpg', 'https://pictures.example/large/me.jpg'],
    ['/pictures/original/original.jpg', '/pictures/large/original.jpg'],
    ['/pictures/small/me.jpg', '/pictures/small/me.jpg'],
    ['/pictures/unoriginals/me.jpg', '/pictures/unoriginals/me.jpg'],
    ['', ''],
  ])('NAV-26, HLP-30: the larger picture of "%s" is "%s"', (address, large) => {
    expect(largePictureAddress(address)).toBe(large);
  });

  it('CON-21, NAV-25: 30 in the settings link, 80 elsewhere', () => {
    expect(PROFILE_PICTURE_SIZE).toEqual({ settingsLink: 30, elsewhere: 80 });
  });
});
