import { join } from 'node:path';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { activeFeatures } from '../../domain/features/variations.ts';
import { refuseDemonstration } from '../demo/command.ts';
import { demoBrands, demonstration } from '../demo/demonstration.ts';
import { connectDemoDevices } from '../demo/deviceTokens.ts';
import { readFeatures } from '../features/service.ts';
import type { ReadSessionFacts } from '../render/sessionFacts.ts';
import { readUserStatus } from '../session/profile/userStatus.ts';
import { consentCookies } from '../settings/service.ts';
import { contracts } from './contracts.ts';
import { createMeterService } from './createMeterService.ts';
import type { AppModules } from './modules.ts';
import { startSandbox } from './sandboxProcess.ts';
import { subjects } from './subjects.ts';

const readSession: ReadSessionFacts = async (ctx) => {
  const [status, features] = await Promise.all([readUserStatus(ctx), readFeatures(ctx)]);
  return { status, features: activeFeatures(features) };
};

/** The program as shipped. */
export function product(root: string): AppModules {
  return {
    contracts,
    subjects,
    pages:
      ({ brands }, runGraphql) =>
      async (app, kit) => {
        // Loaded only where pages are served: its assets exist only in the build, not for commands or the API
        // in development.
        const { registerPages } = await import('../render/registerPages.ts');
        await registerPages(app, kit, {
          brands,
          clientFolder: join(root, 'dist', 'client'),
          runGraphql,
          readSession,
          consentCookies,
        });
      },
    demonstration: async ({ deps, brands }) => {
      const lines = await demonstration(
        { deps, brands: demoBrands(brands.all, deps.config.demoBrands), meter: createMeterService(deps) },
        deps.config,
        deps.partners.sandboxUrl,
      );
      await connectDemoDevices(deps);
      return lines;
    },
    refuseInProduction: refuseDemonstration,
    sandbox: ({ deps, brands }, port) =>
      startSandbox({
        root,
        dataDir: deps.config.dataDir,
        port,
        brandIds: brands.all.map(({ id }) => id),
        companies: Object.fromEntries(brands.all.map((brand) => [brand.id, wordsFor(brand, null).shortName])),
        clock: deps.clock,
        log: deps.log,
      }),
  };
}
