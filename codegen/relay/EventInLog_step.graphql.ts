/**
 * @generated SignedSource<<1112d1540bcce7700d3ce1803ec48d64>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceEventHistory = "ALREADY_OFF" | "ALREADY_ON" | "AUTH_ERROR_GIVEN_UP" | "DISCONNECTED" | "DONE" | "DR_EVENT" | "EXTENSION" | "FAILED" | "FAILED_GIVEN_UP" | "NOT_CONNECTED" | "NOT_CONNECTED_GIVEN_UP" | "NOT_IMPLEMENTED" | "NOT_TOGGLED" | "OFF" | "OFFLINE_GIVEN_UP" | "OPT_OUT" | "SCHEDULED" | "SCRAPE_FAILED" | "SCRAPE_FAILED_GIVEN_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventInLog_step$data = ReadonlyArray<{
  readonly at: string;
  readonly history: DeviceEventHistory | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "EventInLog_step";
}>;
export type EventInLog_step$key = ReadonlyArray<{
  readonly " $data"?: EventInLog_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventInLog_step">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EventInLog_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "history",
      "storageKey": null
    }
  ],
  "type": "DeviceEventLog",
  "abstractKey": null
};

(node as any).hash = "578d2fadfaf6948f86e32116d2fd7d7c";

export default node;
