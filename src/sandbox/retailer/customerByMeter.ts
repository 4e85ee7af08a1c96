import type { Fields } from '../support/forms.ts';
import { customerOf, typedId } from '../world/readyCustomers.ts';
import type { Customer } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { readNmi } from './nmi.ts';

/**
 * The customer with this account number and, in Australia, this NMI. Unknown numbers create a new customer;
 * if only one belongs to another customer, returns the error.
 */
export function customerByMeter(world: World, slug: string, body: Fields): Customer | string {
  const utility = world.utility(slug);
  if (!utility) return 'utility_unknown';
  const account = (body['account_number'] ?? '').replace(/[\s-]/g, '');
  if (!/^\w{5,20}$/.test(account)) return 'account_number_invalid';
  const given = body['nmi'] ?? '';
  const nmi = given === '' ? null : readNmi(given);
  if (nmi === null && (given !== '' || utility.country === 'AU')) return 'nmi_invalid';
  const ours = Object.values(world.state.customers).filter((each) => each.utility === slug);
  const known =
    ours.find((each) => each.accountNumber === account) ??
    ours.find((each) => nmi !== null && each.nmi === nmi);
  if (known)
    return known.accountNumber === account && (nmi === null || known.nmi === nmi)
      ? known
      : 'account_mismatch';
  const customer = {
    ...customerOf(utility, typedId(utility, account), body['name'] ?? account),
    accountNumber: account,
    nmi,
  };
  world.state.customers[customer.id] = customer;
  world.changed();
  return customer;
}
