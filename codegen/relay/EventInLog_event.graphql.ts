/**
 * @generated SignedSource<<42e7582b94c7898f0ad0824d4ebe907e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceChange = "COOLER" | "FED_IN" | "NOT_CHARGING" | "SWITCHED_OFF" | "WARMER" | "%future added value";
export type DeviceOutcome = "ALREADY_OFF" | "CHANGED_BACK" | "DISCONNECTED" | "KEPT_OUT" | "NOT_IN_ACCOUNT" | "NOT_TO_THE_END" | "NO_ACCESS" | "NO_ANSWER" | "OFFLINE" | "READ_ONLY" | "TAKEN_OUT" | "TAKING_PART" | "TOOK_PART" | "TOO_LATE" | "TRYING" | "UNCHANGED" | "UNSEEN" | "WAITING" | "%future added value";
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventInLog_event$data = {
  readonly change: DeviceChange | null | undefined;
  readonly changedFrom: string | null | undefined;
  readonly changedSeconds: number;
  readonly changedTo: string | null | undefined;
  readonly degrees: number | null | undefined;
  readonly end: string;
  readonly eventId: string;
  readonly eventType: EventType;
  readonly fedWattHours: number | null | undefined;
  readonly outcome: DeviceOutcome;
  readonly start: string;
  readonly " $fragmentType": "EventInLog_event";
};
export type EventInLog_event$key = {
  readonly " $data"?: EventInLog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventInLog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventInLog_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "change",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "degrees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fedWattHours",
      "storageKey": null
    }
  ],
  "type": "DeviceInEvent",
  "abstractKey": null
};

(node as any).hash = "d42d0d96deaebc766656b3ddbba794e6";

export default node;
