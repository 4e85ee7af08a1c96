/**
 * @generated SignedSource<<26f52ecca3dd8fbd5b1377b62f7082f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResendMessage_event$data = {
  readonly id: string;
  readonly status: EventStatus;
  readonly " $fragmentType": "ResendMessage_event";
};
export type ResendMessage_event$key = {
  readonly " $data"?: ResendMessage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendMessage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendMessage_event",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "2ed64366c1944d59236debbaab1482eb";

export default node;
