export { createOffer, type OfferChange } from './administer.ts';
export { noteConnected } from './connected.ts';
export { forgetCard } from './forgetCard.ts';
export { buyOffer, holdOffer } from './give.ts';
export { orderSignupPlugs } from './firstDevice.ts';
