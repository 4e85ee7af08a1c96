import type { HelpTopic } from '../brands/types.ts';

/** How a connection stands, in one word. Source: UTL-20, spec B §4.6. */
export const DISPLAY_STATUSES = ['Pending', 'Connected', 'Ineligible', 'Issue'] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

/**
 * What is said of it. The texts are the client's; `CONNECTION_MESSAGE_ARGUMENTS` says what each of them names.
 * Source: UTL-60 to UTL-68, spec B §8.1.
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

/** `product`: the brand's product name; `reductionEvents`, `realTimeEvents`: its event names in the plural (UTL-69); `utility`: the utility's short name. */
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
  /** The utility cannot be connected yet. */
  notYet: ['utility'],
  /** The number is given, and the first meter file is waited for. */
  awaitingFile: ['utility', 'reductionEvents'],
};

/** The seven actions, and the one of a home that is connected by files. Source: UTL-74. */
export const CONNECTION_ACTIONS = [
  'contactUs',
  'contactUsToDisenroll',
  'disenrollToEarn',
  'connect',
  'getHelp',
  'moved',
  'updateZip',
  'correctNumber',
] as const;
export type ConnectionActionKey = (typeof CONNECTION_ACTIONS)[number];

/** Where an action leads: a page of the app, or one of the brand's help links. */
export type ConnectionTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'help'; readonly topic: HelpTopic };

export interface ConnectionAction {
  readonly key: ConnectionActionKey;
  readonly target: ConnectionTarget;
}
