import { faultSentence, type BrandFault } from '../../domain/brands/fault.ts';

/** Lists every fault at once; stops the build and the start. */
export class BrandFaultsError extends Error {
  override readonly name = 'BrandFaultsError';

  constructor(
    readonly faults: readonly BrandFault[],
    folder = 'brands',
  ) {
    const sentences = faults.map(
      (fault) => `  - ${faultSentence({ ...fault, file: `${folder}/${fault.file}` })}`,
    );
    super(
      `The brand folders have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${sentences.join('\n')}`,
    );
  }
}
