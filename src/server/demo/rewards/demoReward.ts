import type { Country } from '../../../domain/brands/countries.ts';
import type { BarcodeFormat, FulfilmentService, RewardType } from '../../../domain/rewards/catalogue.ts';
import type { Motif } from './pictures.ts';

/** A made-up reward. `{shop}` and `{brand}` stand for the names; prices are in points. */
export interface DemoReward {
  /** The service's article number. */
  readonly item: string;
  readonly type: RewardType;
  readonly service: FulfilmentService;
  readonly motif: Motif;
  /** Title and text. */
  readonly en: readonly [title: string, text: string];
  readonly fr: readonly [title: string, text: string];
  /** The shop's name in each country; a country without one doesn't have the reward. */
  readonly shops?: Partial<Readonly<Record<Country, string>>>;
  readonly amounts?: readonly number[];
  readonly range?: readonly [minimum: number, maximum: number, step: number];
  readonly restricted?: readonly number[];
  /** Everything there is, from this minimum on. */
  readonly wholeFrom?: number;
  readonly stock?: number;
  readonly barcode?: BarcodeFormat;
  /** Only some brands have it; absent: the default brand and one in two others. */
  readonly everywhere?: true;
  readonly endsInDays?: number;
}
