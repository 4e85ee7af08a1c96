import { randomUUID } from 'node:crypto';
import { shortName } from '../support/random.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import type { VtnObject, VtnState } from './types.ts';

export type Kind = keyof VtnState;
type Fields = Readonly<Record<string, unknown>>;

/** What a person or a test announces: start (null: now) and length. */
export interface Announcement {
  readonly programId: string;
  readonly name: string;
  readonly start: Date | null;
  readonly minutes: number;
  readonly level: number;
  readonly priority: number | null;
}

export interface Vtn {
  all(kind: Kind): readonly VtnObject[];
  one(kind: Kind, id: string): VtnObject | null;
  create(kind: Kind, fields: Fields, clientId: string | null): VtnObject;
  change(kind: Kind, id: string, fields: Fields): VtnObject | null;
  remove(kind: Kind, id: string): VtnObject | null;
  announce(announcement: Announcement): VtnObject;
  /** Moves an event. */
  move(id: string, announcement: Pick<Announcement, 'start' | 'minutes'>): VtnObject | null;
}

const TYPES = {
  programs: 'PROGRAM',
  events: 'EVENT',
  reports: 'REPORT',
  subscriptions: 'SUBSCRIPTION',
  vens: 'VEN',
} as const;
/** OpenADR's value for "now". */
export const NOW = '0001-01-01T00:00:00Z';

/** The id of a utility's program. */
export const readyProgramId = (slug: string): string => `program-${slug}`;

export function createVtn(world: World, sender: Sender): Vtn {
  const state = (): VtnState => world.state.vtn;
  const metadata = (kind: Kind, id: string): VtnObject => {
    const at = world.now().toISOString();
    return { id, createdDateTime: at, modificationDateTime: at, objectType: TYPES[kind] };
  };
  /** Every utility's program exists from the start. */
  const ready = (): void => {
    for (const { slug, name } of world.settings.utilities) {
      const id = readyProgramId(slug);
      state().programs[id] ??= {
        ...metadata('programs', id),
        programName: `${slug}-grid-relief`,
        programDescriptions: null,
        attributes: [{ type: 'PROGRAM_LONG_NAME', values: [`Grid relief of ${name}`] }],
        payloadDescriptors: [
          { objectType: 'EVENT_PAYLOAD_DESCRIPTOR', payloadType: 'SIMPLE' },
          {
            objectType: 'REPORT_PAYLOAD_DESCRIPTOR',
            payloadType: 'DELTA_USAGE',
            readingType: 'SUMMED',
            units: 'KWH',
          },
        ],
      };
    }
  };
  const notify = (operation: 'CREATE' | 'UPDATE' | 'DELETE', object: VtnObject): void => {
    for (const subscription of Object.values(state().subscriptions)) {
      if (subscription['programID'] != null && subscription['programID'] !== object['programID']) continue;
      for (const wish of toList(subscription['objectOperations'])) {
        const url = wish['callbackUrl'];
        if (
          typeof url !== 'string' ||
          !includes(wish['objects'], object.objectType) ||
          !includes(wish['operations'], operation)
        )
          continue;
        const token = wish['bearerToken'];
        const at = world.now().toISOString();
        sender.send({
          id: randomUUID(),
          type: 'vtn.notification',
          of: 'vtn',
          url,
          secret: 'vtn-notification',
          at,
          headers: typeof token === 'string' ? { authorization: `Bearer ${token}` } : {},
          body: JSON.stringify({ objectType: object.objectType, operation, object }),
        });
      }
    }
  };
  const intervals = ({ level }: Pick<Announcement, 'level'>): object[] => [
    { id: 0, payloads: [{ type: 'SIMPLE', values: [level] }] },
  ];
  const period = ({ start, minutes }: Pick<Announcement, 'start' | 'minutes'>): object => ({
    start: start?.toISOString() ?? NOW,
    duration: `PT${minutes}M`,
  });

  const vtn: Vtn = {
    all: (kind) => {
      ready();
      return Object.values(state()[kind]);
    },
    one: (kind, id) => {
      ready();
      return Object.hasOwn(state()[kind], id) ? (state()[kind][id] ?? null) : null;
    },
    create: (kind, fields, clientId) => {
      const object: VtnObject = {
        ...fields,
        ...metadata(kind, shortName(TYPES[kind].toLowerCase())),
        ...(clientId === null ? {} : { clientID: clientId }),
      };
      state()[kind][object.id] = object;
      world.changed();
      if (kind === 'events') notify('CREATE', object);
      return object;
    },
    change: (kind, id, fields) => {
      const before = vtn.one(kind, id);
      if (before === null) return null;
      const { createdDateTime, objectType, modificationDateTime, clientID } = before;
      // Two changes within a millisecond still get different times.
      const at = new Date(
        Math.max(world.now().getTime(), Date.parse(modificationDateTime) + 1),
      ).toISOString();
      const object: VtnObject = {
        ...fields,
        id,
        createdDateTime,
        objectType,
        modificationDateTime: at,
        ...(clientID === undefined ? {} : { clientID }),
      };
      state()[kind][id] = object;
      world.changed();
      if (kind === 'events') notify('UPDATE', object);
      return object;
    },
    remove: (kind, id) => {
      const object = vtn.one(kind, id);
      if (object === null) return null;
      Reflect.deleteProperty(state()[kind], id);
      world.changed();
      if (kind === 'events') notify('DELETE', object);
      return object;
    },
    announce: (wanted) =>
      vtn.create(
        'events',
        {
          programID: wanted.programId,
          eventName: wanted.name,
          priority: wanted.priority,
          targets: null,
          intervalPeriod: period(wanted),
          intervals: intervals(wanted),
          reportDescriptors: [{ payloadType: 'DELTA_USAGE', units: 'KWH', aggregate: true }],
        },
        null,
      ),
    move: (id, wanted) => {
      const before = vtn.one('events', id);
      return before === null ? null : vtn.change('events', id, { ...before, intervalPeriod: period(wanted) });
    },
  };
  return vtn;
}

function toList(value: unknown): Fields[] {
  return Array.isArray(value)
    ? value.filter((each): each is Fields => typeof each === 'object' && each !== null)
    : [];
}

const includes = (value: unknown, word: string): boolean => Array.isArray(value) && value.includes(word);
