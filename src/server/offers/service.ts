export { createOffer, type OfferChange } from './administer.ts';
export { noteConnected, type ConnectedDevice } from './connected.ts';
export { orderSignupPlugs } from './firstDevice.ts';
