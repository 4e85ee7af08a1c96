import type { Fields } from '../support/forms.ts';
import { createCustomer, typedId } from '../world/readyCustomers.ts';
import type { Customer } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { readNmi } from './nmi.ts';

/**
 * The customer with these numbers. In Australia the NMI is enough, and without an account number the surname must be
 * the holder's; elsewhere the account number is needed. Unknown numbers create a new customer; numbers or a name that belong
 * to another customer return the error.
 */
export function customerByMeter(world: World, slug: string, body: Fields): Customer | string {
  const utility = world.utility(slug);
  if (!utility) return 'utility_unknown';
  const byNmi = utility.country === 'AU';
  const account = (body['account_number'] ?? '').replace(/[\s-]/g, '');
  if (!(byNmi && account === '') && !/^\w{5,20}$/.test(account)) return 'account_number_invalid';
  const given = body['nmi'] ?? '';
  const nmi = given === '' ? null : readNmi(given);
  if (nmi === null && (given !== '' || byNmi)) return 'nmi_invalid';
  const name = body['name'] ?? '';
  const ours = Object.values(world.state.customers).filter((each) => each.utility === slug);
  const known =
    ours.find((each) => account !== '' && each.accountNumber === account) ??
    ours.find((each) => nmi !== null && each.nmi === nmi);
  if (known) {
    const isHolder = account === '' ? surname(known.name) === surname(name) : known.accountNumber === account;
    return isHolder && (nmi === null || known.nmi === nmi) ? known : 'account_mismatch';
  }
  const key = account === '' ? (nmi ?? '') : account;
  const made = createCustomer(utility, typedId(utility, key), name === '' ? key : name);
  const customer = { ...made, ...(account === '' ? {} : { accountNumber: account }), nmi };
  world.state.customers[customer.id] = customer;
  world.changed();
  return customer;
}

const surname = (name: string): string => name.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
