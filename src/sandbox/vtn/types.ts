/** An OpenADR 3.1 object in the VTN: what it was given, and what the VTN adds. */
export interface VtnObject {
  readonly id: string;
  readonly createdDateTime: string;
  readonly modificationDateTime: string;
  readonly objectType: 'PROGRAM' | 'EVENT' | 'REPORT' | 'SUBSCRIPTION' | 'VEN';
  /** The creator of a report, a subscription or a VEN. */
  readonly clientID?: string;
  readonly [field: string]: unknown;
}

export interface VtnState {
  programs: Record<string, VtnObject>;
  events: Record<string, VtnObject>;
  reports: Record<string, VtnObject>;
  subscriptions: Record<string, VtnObject>;
  vens: Record<string, VtnObject>;
}

export const emptyVtn = (): VtnState => ({
  programs: {},
  events: {},
  reports: {},
  subscriptions: {},
  vens: {},
});
