import { BUCKETS } from '../../../domain/segments/bucket.ts';
import type { SegmentNode } from '../../../domain/segments/tree.ts';
import type { Brand } from '../../brands/service.ts';
import { saveFeature } from '../../features/service.ts';
import { saveSegment } from '../../segments/service.ts';
import type { DemoDeps } from '../deps.ts';
import { DEMO_REASON } from '../record.ts';

/** The brand's first program, in which most of the cast take part. */
interface DemoProgram {
  readonly id: string;
  readonly name: string;
}

interface DemoSegment {
  readonly name: string;
  readonly description: string;
  readonly kind: 'ATTRIBUTE_FILTER' | 'COMPOUND';
  readonly tree: SegmentNode;
}

/** How the segment of members with electric cars begins; the program's name follows. */
export const CARS_SEGMENT = 'Electric cars in';

/** Segments as staff would make them: by device and program, by tier and program, and by a single attribute. */
function demoSegments({ id, name }: DemoProgram) {
  const inProgram: SegmentNode = {
    kind: 'filter',
    attribute: 'program',
    operator: 'IS_ONE_OF',
    values: [id],
  };
  return {
    cars: {
      name: `${CARS_SEGMENT} ${name}`,
      description: 'Homes that can move a car’s charging out of the evening.',
      kind: 'COMPOUND',
      tree: {
        kind: 'all',
        nodes: [
          { kind: 'filter', attribute: 'device_types', operator: 'HAS_ANY', values: ['ev'] },
          inProgram,
        ],
      },
    },
    gold: {
      name: `Gold or better in ${name}`,
      description: 'Members whose results have earned them enough to cash out.',
      kind: 'COMPOUND',
      tree: { kind: 'all', nodes: [{ kind: 'code', key: 'GOLD_AND_ABOVE' }, inProgram] },
    },
    noDevices: {
      name: 'No devices yet',
      description: 'Members who take part by hand so far.',
      kind: 'ATTRIBUTE_FILTER',
      tree: { kind: 'filter', attribute: 'device_count', operator: 'AT_MOST', values: [0] },
    },
  } as const satisfies Readonly<Record<string, DemoSegment>>;
}

/** Gives a brand's staff segments of their own, and a feature that one of them decides. */
export async function makeTargeting(
  { deps }: Pick<DemoDeps, 'deps'>,
  { id: brandId, config }: Pick<Brand, 'id' | 'config'>,
  program: DemoProgram,
): Promise<void> {
  const write = { brandId, actorId: null, reason: DEMO_REASON };
  const always = { invert: false, active: true, activelyEnrolling: true };
  const make = async (segment: DemoSegment): Promise<string> => {
    const id = deps.newId();
    const saved = await saveSegment(deps, id, null, { ...write, ...segment, ...always });
    if (!('id' in saved)) throw new Error(`Segment ${segment.name} of ${brandId} was refused.`);
    return id;
  };
  const { cars, gold, noDevices } = demoSegments(program);
  await make(cars);
  const goldId = await make(gold);
  await make(noDevices);
  // A sign for cash makes sense only where points have a value in money.
  if (config.pointsPerUnit === null) return;
  const saved = await saveFeature(deps, {
    ...write,
    key: 'nav_rewards_cash_icon',
    isEnabled: null,
    rules: [{ id: deps.newId(), segmentId: goldId, share: BUCKETS, isEnabled: true, variation: null }],
    version: 0,
  });
  if (!('key' in saved)) throw new Error(`The feature’s rule of ${brandId} was refused.`);
}
