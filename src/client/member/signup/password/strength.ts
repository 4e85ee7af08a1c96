import { isLongEnough } from '../../../../domain/session/passwordRules.ts';

export type Strength = 'short' | 'fair' | 'good' | 'strong';

/**
 * Estimates a password's strength from its length and its number of different characters. Only a hint: the server
 * refuses only passwords that are too short or among the most common ones.
 */
export function passwordStrength(text: string): Strength {
  if (!isLongEnough(text)) return 'short';
  const characters = [...text];
  const different = new Set(characters).size;
  if (characters.length < 13 || different < 6) return 'fair';
  return characters.length < 18 || different < 9 ? 'good' : 'strong';
}
