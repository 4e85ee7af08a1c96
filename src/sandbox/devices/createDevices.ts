import type { FastifyInstance } from 'fastify';
import { pause } from '../faults/applyFaults.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import { accountRoutes } from './accountRoutes.ts';
import { aggregatorRoutes } from './aggregatorRoutes.ts';
import { createClouds } from './clouds.ts';
import type { DeviceDeps } from './deviceRoute.ts';
import { createDeviceGrants } from './grants.ts';
import { deviceOAuthRoutes } from './oauthRoutes.ts';
import { createStore } from './store.ts';
import { createDeviceWebhooks } from './deviceWebhooks.ts';
import { traitsRoutes } from './traitsRoutes.ts';

export function createDevices(
  world: World,
  sender: Sender,
  options: { readonly actionMs: number; readonly stopping: AbortSignal },
): DeviceDeps {
  const store = createStore(world);
  const grants = createDeviceGrants(world, store);
  const clouds = createClouds({
    world,
    store,
    grants,
    webhooks: createDeviceWebhooks(world, store, sender),
    ...options,
  });
  return { world, store, grants, clouds };
}

/** The device clouds as the product sees them, below `/devices/{partner}`. */
export async function deviceRoutes(
  app: FastifyInstance,
  deps: DeviceDeps,
  stopping: AbortSignal,
): Promise<void> {
  await app.register(async (inner) => {
    inner.addHook('preHandler', async (request) => {
      const latency = deps.clouds.latency((request.params as { readonly slug?: string }).slug ?? '');
      if (latency > 0) await pause(latency, stopping);
    });
    deviceOAuthRoutes(inner, deps);
    traitsRoutes(inner, deps);
    accountRoutes(inner, deps);
    aggregatorRoutes(inner, deps);
  });
}
