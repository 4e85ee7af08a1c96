import type { FulfilmentService, OrderService } from '../../../domain/rewards/catalogue.ts';
import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import { alderClient } from './alder.ts';
import { birchClient } from './birch.ts';
import { cedarClient } from './cedar.ts';
import { dogwoodClient } from './dogwood.ts';
import { donationsClient } from './donations.ts';
import { payoutsClient } from './payouts.ts';
import { shopClient } from './shop.ts';

const CLIENTS: Readonly<Record<OrderService, (deps: FulfillerDeps, brandId: string) => Fulfiller | null>> = {
  alder: alderClient,
  birch: birchClient,
  cedar: cedarClient,
  dogwood: dogwoodClient,
  shop: shopClient,
  donations: donationsClient,
  payouts: payoutsClient,
};

/** How a service's list of our orders is read, which all brands share; null: no such service is configured. */
export const listerFor = (
  deps: FulfillerDeps,
  service: FulfilmentService,
): NonNullable<Fulfiller['list']> | null => CLIENTS[service](deps, '')?.list ?? null;

/** A brand's client of a service; null: none is configured, and its orders wait. */
export const fulfillerFor = (
  deps: FulfillerDeps,
  { service, brand }: { readonly service: OrderService; readonly brand: string },
): Fulfiller | null => CLIENTS[service](deps, brand);
