import type { Denomination } from '../../../../codegen/rest/types.ts';
import type { DenominationRule } from '../../../domain/rewards/denomination.ts';

/** The contract's denomination as the rule that the form checks an amount by, as the server does. */
export function toDenominationRule({
  type,
  amounts,
  minimum,
  maximum,
  step,
  restricted,
}: Denomination): DenominationRule {
  switch (type) {
    case 'DENOMINATED':
      return { type, amounts };
    case 'CUSTOM':
      return { type, minimum: minimum ?? 1, maximum: maximum ?? 1, step: step ?? 1, restricted };
    case 'BALANCE':
      return { type, minimum: minimum ?? 1 };
  }
}
