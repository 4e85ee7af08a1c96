export { fingerprint, type Confirmed } from './codes.ts';
export { browserKey, loadSpending, type Spending } from './facts.ts';
export {
  admitOrder,
  cashoutKeys,
  loadOrderRules,
  lockSpending,
  refuseOnHold,
  type OrderRules,
} from './policy.ts';
export { toBlocker } from './toBlocker.ts';
export { isOnHold, onHold } from './queries/spending.ts';
export { refuseAmount, refuseBlocked } from './refusals.ts';
export { confirmCode, countCodeTry, putCode, trustBrowser } from './store.ts';
export { IS_MONEY, IS_TAXED, PAID, worth } from './queries/worth.ts';
