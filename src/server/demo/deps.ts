import type { Brand } from '../brands/service.ts';
import type { MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';

/** The product's own services, on its own tables. */
export interface DemoDeps {
  readonly deps: Pick<
    Deps,
    | 'db'
    | 'clock'
    | 'config'
    | 'jobs'
    | 'newId'
    | 'brands'
    | 'changes'
    | 'log'
    | 'notify'
    | 'outbound'
    | 'secrets'
    | 'partners'
  >;
  readonly brands: readonly Brand[];
  readonly meter: MeterService;
}
