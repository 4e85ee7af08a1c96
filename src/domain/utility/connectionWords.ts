import type { HelpTopic } from '../brands/types.ts';

/** Source: UTL-20, spec B §4.6. */
export const DISPLAY_STATUSES = ['Pending', 'Connected', 'Ineligible', 'Issue'] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

/**
 * The client has the texts; `CONNECTION_MESSAGE_ARGUMENTS` lists their arguments. Source: UTL-60 to UTL-68,
 * spec B §8.1.
 */
export const CONNECTION_MESSAGES = [
  'connect',
  'notSupported',
  'ineligible',
  'attestation',
  'pending',
  'conflict',
  'moved',
  'generic',
  'mappingMissing',
  'duplicate',
  'notYet',
  'awaitingFile',
] as const;
export type ConnectionMessage = (typeof CONNECTION_MESSAGES)[number];

/**
 * `product`: the brand's product name; `reductionEvents`, `realTimeEvents`: its event names in the plural (UTL-69);
 * `utility`: the utility's short name.
 */
export type ConnectionArgument = 'product' | 'reductionEvents' | 'realTimeEvents' | 'utility';

export const CONNECTION_MESSAGE_ARGUMENTS: Readonly<
  Record<ConnectionMessage, readonly ConnectionArgument[]>
> = {
  connect: ['product'],
  notSupported: ['product', 'reductionEvents', 'realTimeEvents'],
  ineligible: [],
  attestation: [],
  pending: ['reductionEvents', 'realTimeEvents'],
  conflict: [],
  moved: [],
  generic: [],
  /** UTL-36: the generic text, and "contact us if unresolved for 2 weeks". */
  mappingMissing: [],
  duplicate: ['utility'],
  /** The utility can't be connected yet. */
  notYet: ['utility'],
  /** The number was given, and the first meter file is awaited. */
  awaitingFile: ['utility', 'reductionEvents'],
};

/** The seven actions, one for homes connected by files, and one for readings that stopped. Source: UTL-74. */
export const CONNECTION_ACTIONS = [
  'contactUs',
  'contactUsToDisenroll',
  'disenrollToEarn',
  'connect',
  'getHelp',
  'moved',
  'updateZip',
  'correctNumber',
  'lookAtReadings',
] as const;
export type ConnectionActionKey = (typeof CONNECTION_ACTIONS)[number];

/** A page of the app, or one of the brand's help links. */
export type ConnectionTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'help'; readonly topic: HelpTopic };

export interface ConnectionAction {
  readonly key: ConnectionActionKey;
  readonly target: ConnectionTarget;
}
