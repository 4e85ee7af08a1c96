import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface NamedUtility {
  readonly id: string;
  readonly name: string;
}

export interface ChosenUtility<Utility extends NamedUtility> {
  readonly utility: Utility | undefined;
  choose(id: string): void;
}

/** The utility that a form is about: as chosen, as the address asks for, or the only one. */
export function useChosenUtility<Utility extends NamedUtility>(
  utilities: readonly Utility[],
): ChosenUtility<Utility> {
  const [address] = useSearchParams();
  const [chosen, choose] = useState<string | null>(null);
  const fallback = address.get('utility') ?? (utilities.length === 1 ? utilities[0]?.id : undefined);
  return { utility: utilities.find(({ id }) => id === (chosen ?? fallback)), choose };
}
