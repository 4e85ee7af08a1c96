import { isLongEnough } from '../../../../domain/session/passwordRules.ts';

export type Strength = 'short' | 'fair' | 'good' | 'strong';

/**
 * How good a password looks, by its length and by how many different characters are in it. A hint and no rule: only
 * what is too short is refused, and what is among the most common ones, which the server knows.
 */
export function passwordStrength(text: string): Strength {
  if (!isLongEnough(text)) return 'short';
  const characters = [...text];
  const different = new Set(characters).size;
  if (characters.length < 13 || different < 6) return 'fair';
  return characters.length < 18 || different < 9 ? 'good' : 'strong';
}
