import type { FulfilmentService } from '../../../domain/rewards/catalogue.ts';
import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import { alderClient } from './alder.ts';
import { birchClient } from './birch.ts';
import { cedarClient } from './cedar.ts';
import { dogwoodClient } from './dogwood.ts';
import { donationsClient } from './donations.ts';
import { shopClient } from './shop.ts';

const CLIENTS: Readonly<Record<FulfilmentService, (deps: FulfillerDeps) => Fulfiller | null>> = {
  alder: alderClient,
  birch: birchClient,
  cedar: cedarClient,
  dogwood: dogwoodClient,
  shop: shopClient,
  donations: donationsClient,
};

/** The client of a service; null: none is configured, and its orders wait. */
export const fulfillerFor = (deps: FulfillerDeps, service: FulfilmentService): Fulfiller | null =>
  CLIENTS[service](deps);
