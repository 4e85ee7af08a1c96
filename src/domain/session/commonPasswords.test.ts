import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

describe('common passwords', () => {
  it.each([
    '1234567890',
    '0987654321',
    '12345678910',
    '1111111111',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1231231231',
    '1212121212',
    'qwertyuiop',
    'qwerty12345',
    'Qwerty123456',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'qazwsxedc123',
    'asdfghjkl123',
    'abcdefghij',
    'abcd123456',
    'azertyuiop',
    '!@#$%^&*()',
    'password123',
    'Password123!',
    'password2024',
    'P@ssw0rd2024',
    'passwordpassword',
    'PASSWORD-1234',
    'iloveyou123',
    'ILoveYou!2024',
    'welcome12345',
    'Welcome2025!',
    'letmein1234',
    'football1234',
    'princess2020',
    'sunshine123!',
    'Summer2024!!',
    'MotDePasse123',
    'superman12345',
    'admin123456',
    'adminadmin1',
    'changeme123',
    'michael1990',
    'qwertyqwerty',
    'Montréal2024',
    '123456789a',
    'a123456789',
    'a1234567890',
  ])('refuses "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'four quiet evening hours',
    'correct horse battery',
    'try-it-this-evening',
    'a long sentence of words',
    'Kettle-Thursday-9',
    'my dog eats 3 apples',
    'Tq8!vNz4#Lm',
    'zebra crossing north',
    'another long sentence',
    'mangue et pluie fine',
    'passenger pigeons',
    'welcome to the machine room',
  ])('allows "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
