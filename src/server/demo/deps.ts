import type { Brand } from '../brands/service.ts';
import type { MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';

/** What the demonstration is made with: the product's own services on the product's own tables. */
export interface DemoDeps {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId' | 'brands' | 'log'>;
  readonly brands: readonly Brand[];
  readonly meter: MeterService;
}
